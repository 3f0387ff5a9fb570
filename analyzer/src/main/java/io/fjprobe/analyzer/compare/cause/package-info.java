/**
 * Mechanisms that can make one side slower, each with the evidence that it needs. Here is what a
 * cause is; the causes themselves lie in the packages inside, by topic.
 */
@NullMarked
package io.fjprobe.analyzer.compare.cause;

import org.jspecify.annotations.NullMarked;
