package io.fjprobe.analyzer.recording.machine;

/**
 * What {@code jdk.JVMInformation} says; null where a recording does not say it.
 *
 * @param startNanos when the JVM was started, since the epoch; 0: the recording does not say
 */
public record JvmFacts(
    String name, String version, String jvmArguments, String javaArguments, long startNanos) {}
