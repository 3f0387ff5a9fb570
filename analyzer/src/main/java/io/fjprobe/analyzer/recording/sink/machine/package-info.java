/** Sinks of events on the agent, the JVM and the machine. */
@NullMarked
package io.fjprobe.analyzer.recording.sink.machine;

import org.jspecify.annotations.NullMarked;
