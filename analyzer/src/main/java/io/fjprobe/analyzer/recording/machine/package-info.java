/** What a recording says of the machine, the JVM and the agent. */
package io.fjprobe.analyzer.recording.machine;
