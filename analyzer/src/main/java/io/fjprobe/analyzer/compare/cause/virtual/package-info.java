/** Causes in virtual threads and their carriers. */
@NullMarked
package io.fjprobe.analyzer.compare.cause.virtual;

import org.jspecify.annotations.NullMarked;
