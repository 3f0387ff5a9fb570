package io.fjprobe.analyzer.recording;

import java.util.Arrays;
import java.util.List;

/**
 * The workload iterations of a recording as numbered segments, known before the events are folded:
 * events arrive neither in the order of time nor after the iteration that they belong to.
 */
public final class Timeline {

  /** The segment of everything outside iterations. */
  public static final int OUTSIDE = -1;

  /** Nanoseconds since the epoch, both ends included. */
  public record Span(long startNanos, long endNanos) {}

  private final long[] starts;
  private final long[] ends;

  public Timeline(List<Span> spans) {
    Span[] sorted = spans.toArray(new Span[0]);
    Arrays.sort(sorted, (a, b) -> Long.compare(a.startNanos(), b.startNanos()));
    starts = Arrays.stream(sorted).mapToLong(Span::startNanos).toArray();
    ends = Arrays.stream(sorted).mapToLong(Span::endNanos).toArray();
  }

  public int segmentAt(long nanos) {
    int found = Arrays.binarySearch(starts, nanos);
    int segment = found >= 0 ? found : -found - 2;
    return segment >= 0 && nanos <= ends[segment] ? segment : OUTSIDE;
  }

  /**
   * Whether a span of time belongs to one segment: it shares a tenth or more of the time of this
   * one alone, or is shorter and begins in it.
   */
  public boolean belongsToOne(long startNanos, long endNanos) {
    int shared = segmentsBetween(startNanos, endNanos);
    return shared == 1 || shared == 0 && segmentAt(startNanos) != OUTSIDE;
  }

  /** How many segments a span of time shares half or more of their time with. */
  int segmentsBetween(long startNanos, long endNanos) {
    int shared = 0;
    for (int i = 0; i < starts.length; i++) {
      long common = Math.min(ends[i], endNanos) - Math.max(starts[i], startNanos);
      shared += common > 0 && common >= (ends[i] - starts[i]) / 2 ? 1 : 0;
    }
    return shared;
  }

  public boolean isEmpty() {
    return starts.length == 0;
  }
}
