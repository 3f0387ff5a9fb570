/** Finds JDKs, and runs programs by turns. */
@NullMarked
package io.fjprobe.launch;

import org.jspecify.annotations.NullMarked;
