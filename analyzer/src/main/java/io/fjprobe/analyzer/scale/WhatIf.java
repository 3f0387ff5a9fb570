package io.fjprobe.analyzer.scale;

import java.util.List;

/**
 * What an operation would be if the program did something otherwise.
 *
 * @param change what it would do, in words that follow "if"
 * @param workNanos time of all tasks of an operation, in the mean
 * @param spanNanos time of the longest chain of tasks that need each other, likewise
 * @param predictions for the same numbers of workers as those of the operation as it is
 */
public record WhatIf(
    String change, double workNanos, double spanNanos, List<Prediction> predictions) {}
