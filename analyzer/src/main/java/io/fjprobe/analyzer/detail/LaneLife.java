package io.fjprobe.analyzer.detail;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * When the thread lived.
 *
 * @param started why, and for a spare worker for whom; null: not recorded
 * @param ended why; null: not recorded
 * @param fromNanos since the recording began; null: not known when it lived
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record LaneLife(
    @Nullable String started,
    @Nullable String ended,
    @Nullable Long fromNanos,
    @Nullable Long toNanos) {}
