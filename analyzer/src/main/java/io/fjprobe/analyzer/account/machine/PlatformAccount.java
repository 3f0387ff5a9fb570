package io.fjprobe.analyzer.account.machine;

import org.jspecify.annotations.Nullable;

/**
 * The machine, or the part of it that the JVM may use. Null: the recording does not say.
 *
 * @param hardwareThreads of the machine
 * @param cpus that the JVM may use, as far as the recording says
 * @param os its version
 */
public record PlatformAccount(
    @Nullable String cpu,
    @Nullable Integer hardwareThreads,
    @Nullable Integer cpus,
    @Nullable String os) {}
