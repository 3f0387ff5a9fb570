package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.compare.measure.BySide;
import org.jspecify.annotations.Nullable;

/**
 * The time in which threads make exceptions and read their stacks, by samples.
 *
 * @param nanos of all threads, per operation
 * @param atLeastMore how much more it is on the slow side for certain; not above 0: maybe it is not
 * @param below method of the application that most of it is spent below, on the slow side; null: it
 *     is not known
 * @param through method that most of it is spent in, of the library that is nearest to the
 *     exceptions; null: there is none
 */
public record ThrowableTime(
    BySide<Double> nanos, double atLeastMore, @Nullable String below, @Nullable String through) {}
