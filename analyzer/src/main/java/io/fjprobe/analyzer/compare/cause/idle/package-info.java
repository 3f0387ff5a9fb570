/** Causes in workers without work, and in what wakes them. */
@NullMarked
package io.fjprobe.analyzer.compare.cause.idle;

import org.jspecify.annotations.NullMarked;
