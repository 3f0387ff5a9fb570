/** Sinks of events on pools, workers and queues, and of cumulative counters. */
@NullMarked
package io.fjprobe.analyzer.recording.sink.pool;

import org.jspecify.annotations.NullMarked;
