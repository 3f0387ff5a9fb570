/** Sinks of events on tasks, steals, operations and iterations. */
@NullMarked
package io.fjprobe.analyzer.recording.sink.task;

import org.jspecify.annotations.NullMarked;
