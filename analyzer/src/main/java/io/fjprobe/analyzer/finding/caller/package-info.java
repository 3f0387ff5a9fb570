/** Who waits for what pools do, and when there was something to do. */
@NullMarked
package io.fjprobe.analyzer.finding.caller;

import org.jspecify.annotations.NullMarked;
