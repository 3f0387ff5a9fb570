/** Sinks of events on the agent, the JVM and the machine. */
package io.fjprobe.analyzer.recording.sink.machine;
