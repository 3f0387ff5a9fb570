package io.fjprobe.analyzer.recording.timeline;

/** Events of single operations, all of one name, and for how many operations they stand. */
public final class CallTally {

  private long events;
  private long standFor;
  private long fastestNanos = Long.MAX_VALUE;
  private long slowestNanos;
  private long firstStartNanos = Long.MAX_VALUE;
  private long lastEndNanos = Long.MIN_VALUE;

  public void add(long interval, long began, long lasted) {
    events++;
    standFor += Math.max(interval, 1);
    fastestNanos = Math.min(fastestNanos, lasted);
    slowestNanos = Math.max(slowestNanos, lasted);
    firstStartNanos = Math.min(firstStartNanos, began);
    lastEndNanos = Math.max(lastEndNanos, began + lasted);
  }

  public void merge(CallTally other) {
    events += other.events;
    standFor += other.standFor;
    fastestNanos = Math.min(fastestNanos, other.fastestNanos);
    slowestNanos = Math.max(slowestNanos, other.slowestNanos);
    firstStartNanos = Math.min(firstStartNanos, other.firstStartNanos);
    lastEndNanos = Math.max(lastEndNanos, other.lastEndNanos);
  }

  /** Whether each of this many operations has an event of its own. */
  public boolean hasEachOf(long operations) {
    return events > 0 && events == standFor && events >= operations;
  }

  public long fastestNanos() {
    return fastestNanos;
  }

  public long slowestNanos() {
    return slowestNanos;
  }

  /**
   * Returns what of a span of time lies between the begin of the first call and the end of the
   * last.
   */
  public Timeline.Span within(Timeline.Span span) {
    return new Timeline.Span(
        Math.max(span.startNanos(), firstStartNanos), Math.min(span.endNanos(), lastEndNanos));
  }
}
