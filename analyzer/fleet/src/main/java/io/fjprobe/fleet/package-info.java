/** Tables of facts about many recordings, and questions about them. */
@NullMarked
package io.fjprobe.fleet;

import org.jspecify.annotations.NullMarked;
