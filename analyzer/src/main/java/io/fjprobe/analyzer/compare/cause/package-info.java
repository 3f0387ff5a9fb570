/** Mechanisms that can make one side slower, each with the evidence that it needs. */
package io.fjprobe.analyzer.compare.cause;
