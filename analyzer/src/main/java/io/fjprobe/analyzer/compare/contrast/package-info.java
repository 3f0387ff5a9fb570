/** Two sides side by side: the numbers of both, and the intervals of their differences. */
@NullMarked
package io.fjprobe.analyzer.compare.contrast;

import org.jspecify.annotations.NullMarked;
