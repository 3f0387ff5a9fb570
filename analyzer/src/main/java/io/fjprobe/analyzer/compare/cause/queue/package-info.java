/** Causes in queues: their order, who submits to them, and pools made for it. */
package io.fjprobe.analyzer.compare.cause.queue;
