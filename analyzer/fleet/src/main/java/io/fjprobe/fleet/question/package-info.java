/** Questions in SQL, and the engine that they are put to. */
@NullMarked
package io.fjprobe.fleet.question;

import org.jspecify.annotations.NullMarked;
