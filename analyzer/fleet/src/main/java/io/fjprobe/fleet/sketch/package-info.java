/** Distributions that merge, by Apache DataSketches. */
@NullMarked
package io.fjprobe.fleet.sketch;

import org.jspecify.annotations.NullMarked;
