package io.fjprobe.analyzer.recording;

/** From {@code jdk.JVMInformation}; null where a recording does not say. */
public record JvmFacts(String name, String version, String jvmArguments, String javaArguments) {}
