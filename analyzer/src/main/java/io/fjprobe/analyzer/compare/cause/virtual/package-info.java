/** Causes in virtual threads and their carriers. */
package io.fjprobe.analyzer.compare.cause.virtual;
