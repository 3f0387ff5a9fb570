/** Sinks of events on tasks, steals, operations and iterations. */
package io.fjprobe.analyzer.recording.sink.task;
