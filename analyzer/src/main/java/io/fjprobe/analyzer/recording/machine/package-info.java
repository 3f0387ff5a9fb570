/** What a recording says of the machine, the JVM and the agent. */
@NullMarked
package io.fjprobe.analyzer.recording.machine;

import org.jspecify.annotations.NullMarked;
