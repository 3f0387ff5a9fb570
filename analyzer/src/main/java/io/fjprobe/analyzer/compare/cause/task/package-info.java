/** Causes in the tasks: how many, how large, what they do, and which threads run them. */
@NullMarked
package io.fjprobe.analyzer.compare.cause.task;

import org.jspecify.annotations.NullMarked;
