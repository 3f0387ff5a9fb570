package io.fjprobe.analyzer.scale;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Operations that begin with tasks of one class, with other numbers of workers.
 *
 * @param burdenedSpanNanos span if each fork and each join on it costs what the mechanisms of a
 *     pool cost at most, in the mean; null: the tasks were not recorded
 * @param simulated how many of the operations were simulated
 */
public record OperationScale(
    @JsonUnwrapped OperationSpan span,
    @Nullable Double burdenedSpanNanos,
    int simulated,
    List<Prediction> predictions,
    List<WhatIf> whatIfs) {}
