/** Causes in workers without work, and in what wakes them. */
package io.fjprobe.analyzer.compare.cause.idle;
