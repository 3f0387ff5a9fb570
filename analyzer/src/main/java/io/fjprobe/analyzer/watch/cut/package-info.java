/** Cuts the last moments out of recordings that may still grow. */
@NullMarked
package io.fjprobe.analyzer.watch.cut;

import org.jspecify.annotations.NullMarked;
