package io.fjprobe.analyzer.recording.activity;

/**
 * The time of a recording in bins of one width, known before the events are folded: so that what is
 * kept for pictures does not grow with the length of the recording.
 *
 * @param binNanos width of a bin
 */
public record TimeGrid(long startNanos, int bins, long binNanos) {

  /** Receives what a span has in common with one bin. */
  interface Visitor {
    void visit(int bin, long nanos);
  }

  public static TimeGrid of(long startNanos, long endNanos, int bins) {
    return new TimeGrid(startNanos, bins, Math.max((endNanos - startNanos + bins - 1) / bins, 1));
  }

  public long endNanos() {
    return startNanos + bins * binNanos;
  }

  /** Returns the bin of a moment. A moment outside the grid is in the first or the last bin. */
  public int binAt(long nanos) {
    return (int) Math.min(Math.max((nanos - startNanos) / binNanos, 0), bins - 1);
  }

  /** Visits the bins of a span. What of the span lies outside the recording is left out. */
  void forEach(long fromNanos, long toNanos, Visitor visitor) {
    long from = Math.max(fromNanos, startNanos);
    long to = Math.min(toNanos, endNanos());
    for (int bin = binAt(from); from < to; bin++) {
      long end = Math.min(startNanos + (bin + 1) * binNanos, to);
      visitor.visit(bin, end - from);
      from = end;
    }
  }
}
