package io.fjprobe.workloads.uperf;

/** The times of one invoker and kind of request, handed over a thousand at a time. */
final class RoundTrips {
  private final long[] nanos = new long[1_024];
  private final boolean gets;
  private int count;

  RoundTrips(boolean gets) {
    this.gets = gets;
  }

  void add(Round round, long time) {
    nanos[count++] = time;
    if (count == nanos.length) {
      flush(round);
    }
  }

  void flush(Round round) {
    round.add(nanos, count, gets);
    count = 0;
  }
}
