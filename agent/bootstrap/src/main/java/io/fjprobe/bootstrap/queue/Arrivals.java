package io.fjprobe.bootstrap.queue;

/**
 * When the tasks of one queue came, as looks at it tell: a line through points of time and
 * position. Tasks have positions in the order in which they came. Between two points, they are
 * taken to have come evenly.
 *
 * <p>Keeps a bounded number of points. If there are more, those go that are closest to others, so
 * that what is forgotten of a long wait is little of it.
 */
final class Arrivals {

  static final int MOST_POINTS = 64;

  /** In a step of the line, so many at most stand for all that came. */
  private static final int MOST_GROUPS = 32;

  /** A point between what is known and what is not is kept as long as there are others. */
  private static final long KEEP_NANOS = Long.MAX_VALUE / 2;

  private final long[] nanos = new long[MOST_POINTS];
  private final long[] tops = new long[MOST_POINTS];

  /** Whether it is known when those came that are between this point and the one before. */
  private final boolean[] known = new boolean[MOST_POINTS];

  private int size;

  /** From here on. */
  void start(long now, long top) {
    size = 0;
    append(now, top, true);
  }

  /** Tasks came since the last point, up to this position; or none. */
  void grow(long now, long top, boolean isKnown) {
    boolean lasts = size > 1 && tops[size - 1] == top && tops[size - 2] == top;
    if (lasts) {
      nanos[size - 1] = now;
    } else {
      append(now, top, isKnown);
    }
  }

  private void append(long now, long top, boolean isKnown) {
    if (size == MOST_POINTS) {
      remove(closest(), 1);
    }
    nanos[size] = now;
    tops[size] = top;
    known[size] = isKnown || size == 0 || top == tops[size - 1]; // nobody came
    size++;
  }

  /** Of the points between the first and the last. */
  private int closest() {
    int closest = 1;
    long least = Long.MAX_VALUE;
    for (int i = 1; i < size - 1; i++) {
      long apart = nanos[i + 1] - nanos[i - 1] + (known[i] == known[i + 1] ? 0 : KEEP_NANOS);
      if (apart < least) {
        closest = i;
        least = apart;
      }
    }
    known[closest + 1] &= known[closest];
    return closest;
  }

  private void remove(int from, int count) {
    int left = size - from - count;
    System.arraycopy(nanos, from + count, nanos, from, left);
    System.arraycopy(tops, from + count, tops, from, left);
    System.arraycopy(known, from + count, known, from, left);
    size -= count;
  }

  /** Tasks from this position on have gone, and those that come take their positions. */
  void cut(long top) {
    while (size > 1 && tops[size - 2] >= top) {
      size--;
    }
    int last = size - 1;
    if (tops[last] > top && last > 0) {
      nanos[last] = (long) nanosOf(last, top);
    }
    tops[last] = Math.min(tops[last], top);
  }

  /** Tasks before this position have gone. */
  void forget(long base) {
    int gone = 0;
    while (gone < size - 1 && tops[gone + 1] <= base) {
      gone++;
    }
    remove(0, gone);
  }

  /**
   * Tells of each task that has left how long it was in the queue, if that is known. Of very many
   * that came evenly, a few stand for all.
   *
   * @param first position of the first one
   * @param end position after the last one; all of them came before these looks
   */
  void tell(long first, long end, Departures departures, WaitTally waits) {
    for (int i = 1; i < size; i++) {
      long from = Math.max(first, tops[i - 1]);
      long count = Math.min(end, tops[i]) - from;
      if (known[i] && count > 0) {
        long groups = Math.min(count, MOST_GROUPS);
        for (long group = 0; group < groups; group++) {
          long begin = from + count * group / groups;
          long next = from + count * (group + 1) / groups;
          double middle = (begin + next) / 2.0;
          waits.add(next - begin, (long) (departures.nanosOf(middle) - nanosOf(i, middle)));
        }
      }
    }
  }

  /**
   * @param point after it
   */
  private double nanosOf(int point, double position) {
    long before = tops[point - 1];
    double share = (position - before) / (tops[point] - before);
    return nanos[point - 1] + share * (nanos[point] - nanos[point - 1]);
  }
}
