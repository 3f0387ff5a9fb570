package io.fjprobe.weaving.disk;

/** How fast a recording grows. */
final class Growth {

  /** To stop takes that long, while others write. */
  private static final long MILLIS_TO_STOP = 150;

  private long bytes;
  private long nanos;
  private long bytesToStop;

  Growth(long nanos) {
    this.nanos = nanos;
  }

  /**
   * What may be written before a recording has stopped. What grew fast a moment ago may do so
   * again: half of that still counts at the next look.
   *
   * @param recorded by now
   */
  long bytesToStop(long recorded, long nowNanos) {
    long millis = Math.max(1, (nowNanos - nanos) / 1_000_000);
    long latest = Math.max(0, recorded - bytes) * MILLIS_TO_STOP / millis;
    bytes = recorded;
    nanos = nowNanos;
    bytesToStop = Math.max(latest, bytesToStop / 2);
    return bytesToStop;
  }
}
