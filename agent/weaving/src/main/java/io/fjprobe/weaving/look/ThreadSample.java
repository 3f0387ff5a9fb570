package io.fjprobe.weaving.look;

import java.util.Arrays;
import java.util.Map;
import java.util.Random;

/** Chooses the threads to look at where there are too many to look at all of them. */
final class ThreadSample {

  private final int most;
  private final Random random;

  ThreadSample(int most, Random random) {
    this.most = most;
    this.random = random;
  }

  /**
   * Returns all that ran when they were looked at last, and of the others as many as there is room
   * for, by chance. The new ones, which are the last in the list on newer JDKs, have the same
   * chance as the others.
   *
   * @param ids that may be chosen; their order is changed
   * @param n how many there are
   * @param known what was seen of them
   */
  long[] of(long[] ids, int n, Map<Long, SeenThread> known) {
    if (n <= most) {
      return Arrays.copyOf(ids, n);
    }
    int ran = 0;
    for (int i = 0; i < n; i++) {
      SeenThread thread = known.get(ids[i]);
      if (thread != null && thread.cpu > SeenThread.CPU_NONE) {
        swap(ids, i, ran++);
      }
    }
    boolean all = ran <= most;
    for (int i = all ? ran : 0; i < most; i++) {
      swap(ids, i, i + random.nextInt((all ? n : ran) - i));
    }
    return Arrays.copyOf(ids, most);
  }

  private static void swap(long[] ids, int one, int other) {
    long id = ids[one];
    ids[one] = ids[other];
    ids[other] = id;
  }
}
