package io.fjprobe.analyzer.recording.moment;

import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** When the JVM stopped all threads. */
final class Pauses {

  private final List<Timeline.Span> spans;
  private int next;

  Pauses(List<Timeline.Span> spans) {
    this.spans = new ArrayList<>(spans);
    this.spans.sort(Comparator.comparingLong(Timeline.Span::startNanos));
  }

  /**
   * Returns how many nanoseconds of a span of time the JVM paused. Spans must come in the order of
   * time, and must not overlap.
   */
  long within(long fromNanos, long untilNanos) {
    while (next < spans.size() && spans.get(next).endNanos() <= fromNanos) {
      next++;
    }
    long paused = 0;
    for (int i = next; i < spans.size() && spans.get(i).startNanos() < untilNanos; i++) {
      Timeline.Span span = spans.get(i);
      paused +=
          Math.max(
              0, Math.min(span.endNanos(), untilNanos) - Math.max(span.startNanos(), fromNanos));
    }
    return Math.min(paused, untilNanos - fromNanos);
  }
}
