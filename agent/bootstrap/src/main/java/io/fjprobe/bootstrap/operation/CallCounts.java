package io.fjprobe.bootstrap.operation;

import java.util.concurrent.atomic.LongAdder;

/**
 * The calls of each of the methods that are counted, by id. All are made early: hooks make none.
 */
public final class CallCounts {

  private static final LongAdder[] CALLS = new LongAdder[Names.MOST];

  static {
    for (int id = 0; id < CALLS.length; id++) {
      CALLS[id] = new LongAdder();
    }
  }

  private CallCounts() {}

  public static void count(int id) {
    CALLS[id].increment();
  }

  static long of(int id) {
    return CALLS[id].sum();
  }
}
