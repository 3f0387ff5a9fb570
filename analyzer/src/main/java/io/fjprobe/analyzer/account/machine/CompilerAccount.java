package io.fjprobe.analyzer.account.machine;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/**
 * What the JIT did between the two reports around the window, which are a second apart. Null: not
 * recorded.
 *
 * @param nanos of the compiler threads
 * @param wallNanos between these reports
 */
public record CompilerAccount(
    @Nullable Long compilations,
    @JsonProperty("compileNanos") @Nullable Long nanos,
    @JsonProperty("compileWallNanos") @Nullable Long wallNanos) {}
