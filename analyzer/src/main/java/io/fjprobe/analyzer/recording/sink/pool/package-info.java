/** Sinks of events on pools, workers and queues, and of cumulative counters. */
package io.fjprobe.analyzer.recording.sink.pool;
