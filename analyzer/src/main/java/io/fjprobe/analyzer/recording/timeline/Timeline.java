package io.fjprobe.analyzer.recording.timeline;

import java.util.Arrays;
import java.util.List;

/**
 * The workload iterations of a recording as numbered segments, known before the events are folded:
 * events arrive neither in the order of time nor after the iteration that they belong to.
 */
public final class Timeline {

  /** The event of an iteration. */
  public static final String ITERATION = "fjprobe.WorkloadIteration";

  /** The segment of everything outside iterations. */
  public static final int OUTSIDE = -1;

  /** A span of time in nanoseconds since the epoch, both ends included. */
  public record Span(long startNanos, long endNanos) {}

  /** What is done with a part of a span of time that lies in a segment. */
  public interface Visitor {

    /**
     * @param share of the span, 0 to 1
     */
    void visit(int segment, double share);
  }

  private final long[] starts;
  private final long[] ends;
  private final boolean betweenLooks;

  /** Makes a timeline of iterations. */
  public Timeline(List<Span> spans) {
    this(spans, false);
  }

  /**
   * Makes a timeline of segments from one look at the counters to the next, in which operations are
   * counted.
   */
  public static Timeline betweenLooks(List<Span> spans) {
    return new Timeline(spans, true);
  }

  private Timeline(List<Span> spans, boolean betweenLooks) {
    this.betweenLooks = betweenLooks;
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
   * Whether a span of time belongs to one segment: it shares half or more of the time of this one
   * alone, or is shorter and begins in it.
   */
  public boolean belongsToOne(long startNanos, long endNanos) {
    int shared = segmentsBetween(startNanos, endNanos);
    return shared == 1 || shared == 0 && segmentAt(startNanos) != OUTSIDE;
  }

  /** Returns with how many segments a span of time shares half or more of their time. */
  int segmentsBetween(long startNanos, long endNanos) {
    int shared = 0;
    for (int i = 0; i < starts.length; i++) {
      long common = Math.min(ends[i], endNanos) - Math.max(starts[i], startNanos);
      shared += common > 0 && common >= (ends[i] - starts[i]) / 2 ? 1 : 0;
    }
    return shared;
  }

  /** Whether the segments are no iterations, but what lies between two looks at the counters. */
  public boolean isBetweenLooks() {
    return betweenLooks;
  }

  public int segments() {
    return starts.length;
  }

  public Span span(int segment) {
    return new Span(starts[segment], ends[segment]);
  }

  /** Divides a span among the segments that it lies in, by their time; a moment is in one. */
  public void divide(long startNanos, long endNanos, Visitor visitor) {
    int last = indexAt(endNanos);
    if (endNanos <= startNanos) {
      visitIfAny(last, 1, visitor);
      return;
    }
    double length = endNanos - startNanos;
    for (int i = Math.max(indexAt(startNanos), 0); i <= last; i++) {
      // the moments in which statistics are written belong to the segment before
      long until = i + 1 < starts.length ? starts[i + 1] : ends[i];
      long common = Math.min(until, endNanos) - Math.max(starts[i], startNanos);
      if (common > 0) {
        visitor.visit(i, common / length);
      }
    }
  }

  private static void visitIfAny(int segment, double share, Visitor visitor) {
    if (segment >= 0) {
      visitor.visit(segment, share);
    }
  }

  /** Returns the last segment that has begun by then; -1: none. */
  private int indexAt(long nanos) {
    int found = Arrays.binarySearch(starts, nanos);
    return found >= 0 ? found : -found - 2;
  }

  public boolean isEmpty() {
    return starts.length == 0;
  }
}
