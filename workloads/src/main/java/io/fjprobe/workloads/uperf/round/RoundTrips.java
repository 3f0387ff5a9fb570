package io.fjprobe.workloads.uperf.round;

/** The times of one invoker and kind of request, handed over a thousand at a time. */
public final class RoundTrips {
  private final long[] nanos = new long[1_024];
  private final boolean gets;
  private int count;

  public RoundTrips(boolean gets) {
    this.gets = gets;
  }

  public void add(Round round, long time) {
    nanos[count++] = time;
    if (count == nanos.length) {
      flush(round);
    }
  }

  public void flush(Round round) {
    round.add(nanos, count, gets);
    count = 0;
  }
}
