package io.fjprobe.analyzer.account.machine;

/**
 * The machine, or the part of it that the JVM may use. Null: the recording does not say.
 *
 * @param hardwareThreads of the machine
 * @param cpus that the JVM may use, as far as the recording says
 * @param os its version
 */
public record PlatformAccount(String cpu, Integer hardwareThreads, Integer cpus, String os) {}
