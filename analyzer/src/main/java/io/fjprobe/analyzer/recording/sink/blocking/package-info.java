/**
 * Sinks of events on waits: blocked joins, compensation, and blocking that the pool is not told of.
 */
@NullMarked
package io.fjprobe.analyzer.recording.sink.blocking;

import org.jspecify.annotations.NullMarked;
