/**
 * Sinks of events on waits: blocked joins, compensation, and blocking that the pool is not told of.
 */
package io.fjprobe.analyzer.recording.sink.blocking;
