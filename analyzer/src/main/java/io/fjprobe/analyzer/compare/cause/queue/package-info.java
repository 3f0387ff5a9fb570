/** Causes in queues: their order, who submits to them, and pools made for it. */
@NullMarked
package io.fjprobe.analyzer.compare.cause.queue;

import org.jspecify.annotations.NullMarked;
