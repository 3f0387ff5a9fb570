package io.fjprobe.analyzer.compare.result;

import io.fjprobe.analyzer.compare.contrast.Change;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.statistics.Estimate;

/**
 * A part of the time on both sides.
 *
 * @param nanosPerOperation of all threads together; for {@link Part#THREADS} their number
 * @param contribution to the difference of wall times per operation, nanoseconds
 * @param shareOfGap the same, of all contributions in the direction of that difference
 */
public record AccountRow(
    Part part, Change nanosPerOperation, Estimate contribution, double shareOfGap) {}
