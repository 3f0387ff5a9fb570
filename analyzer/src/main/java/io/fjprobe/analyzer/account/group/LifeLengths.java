package io.fjprobe.analyzer.account.group;

import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.util.List;

/** How long pools lived; 0 when there is none. */
public record LifeLengths(long shortestNanos, long medianNanos, long longestNanos) {

  static LifeLengths of(List<Timeline.Span> lives) {
    List<Long> lengths =
        lives.stream().map(life -> life.endNanos() - life.startNanos()).sorted().toList();
    return lengths.isEmpty()
        ? new LifeLengths(0, 0, 0)
        : new LifeLengths(
            lengths.get(0), lengths.get(lengths.size() / 2), lengths.get(lengths.size() - 1));
  }
}
