package io.fjprobe.analyzer.detail;

import java.util.List;

/**
 * Who was in which state when, over the whole recording.
 *
 * @param binNanos width of a bin: no detail is finer
 * @param lanes those of a pool one after the other
 * @param lanesLeftOut threads without a lane, since there are too many
 * @param notes what the lanes do not show, in sentences
 */
public record LaneChart(
    long binNanos,
    int bins,
    List<IterationSpan> iterations,
    List<Lane> lanes,
    int lanesLeftOut,
    List<String> notes) {}
