/** Causes in the tasks: how many, how large, what they do, and which threads run them. */
package io.fjprobe.analyzer.compare.cause.task;
