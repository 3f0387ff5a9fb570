package io.fjprobe.analyzer.account.machine;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * The JIT, between the two reports around the window, a second apart. Null: not recorded.
 *
 * @param nanos of the compiler threads
 * @param wallNanos between these reports
 */
public record CompilerAccount(
    Long compilations,
    @JsonProperty("compileNanos") Long nanos,
    @JsonProperty("compileWallNanos") Long wallNanos) {}
