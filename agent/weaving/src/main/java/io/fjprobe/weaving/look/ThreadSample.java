package io.fjprobe.weaving.look;

import java.util.Arrays;
import java.util.Map;
import java.util.Random;

/** Chooses the threads to look at where there are too many to look at all of them. */
final class ThreadSample {

  private final int most;
  private final Random random;
  private boolean isLeft;

  ThreadSample(int most, Random random) {
    this.most = most;
    this.random = random;
  }

  /**
   * Returns all that ran when they were looked at last, then such that were never looked at, and of
   * the others as many as there is room for, each by chance.
   *
   * @param ids that may be chosen; their order is changed
   * @param n how many there are
   * @param known what was seen of them
   */
  long[] of(long[] ids, int n, Map<Long, SeenThread> known) {
    isLeft = false;
    if (n <= most) {
      return Arrays.copyOf(ids, n);
    }
    int ran = 0;
    for (int i = 0; i < n; i++) {
      SeenThread thread = known.get(ids[i]);
      if (thread != null && ran(thread)) {
        swap(ids, i, ran++);
      }
    }
    int seen = ran;
    for (int i = ran; i < n; i++) {
      SeenThread thread = known.get(ids[i]);
      if (thread == null || thread.round == 0) {
        swap(ids, i, seen++);
      }
    }
    shuffle(ids, 0, ran);
    shuffle(ids, ran, seen);
    shuffle(ids, seen, n);
    isLeft = seen > most;
    return Arrays.copyOf(ids, most);
  }

  /** Its CPU time is known only after the second look at it. */
  private static boolean ran(SeenThread thread) {
    return thread.cpu > SeenThread.CPU_NONE || thread.state == SeenThread.RUNNABLE;
  }

  /** Some were never looked at: one of them may run all the time. */
  boolean isLeft() {
    return isLeft;
  }

  /** As far as they are chosen. */
  private void shuffle(long[] ids, int from, int to) {
    for (int i = from; i < Math.min(to, most); i++) {
      swap(ids, i, i + random.nextInt(to - i));
    }
  }

  private static void swap(long[] ids, int one, int other) {
    long id = ids[one];
    ids[one] = ids[other];
    ids[other] = id;
  }
}
