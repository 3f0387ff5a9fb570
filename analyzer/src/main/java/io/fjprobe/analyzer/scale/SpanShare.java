package io.fjprobe.analyzer.scale;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the tasks of one class have of the work and the span of an operation.
 *
 * @param tasks of an operation, in the mean
 * @param workShare of the work
 * @param spanTasks of these tasks on the longest chain, in the mean
 * @param spanShare of the span
 * @param seen where such tasks run most; null: no sample saw one
 * @param forks lines that fork such tasks, those with the most of the span first; empty: none is
 *     known
 */
public record SpanShare(
    String task,
    double tasks,
    double workShare,
    double spanTasks,
    double spanShare,
    @Nullable SeenLine seen,
    List<ForkLine> forks) {}
