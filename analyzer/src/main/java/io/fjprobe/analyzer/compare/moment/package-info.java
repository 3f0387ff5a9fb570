/** The accounts of wall time of two sides, box by box. */
@NullMarked
package io.fjprobe.analyzer.compare.moment;

import org.jspecify.annotations.NullMarked;
