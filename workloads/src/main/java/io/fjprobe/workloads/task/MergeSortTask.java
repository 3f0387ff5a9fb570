package io.fjprobe.workloads.task;

import java.util.Arrays;
import java.util.concurrent.RecursiveTask;

/** Sorts a range: forks one half, sorts the other, joins, merges. Small ranges it sorts itself. */
public final class MergeSortTask extends RecursiveTask<Integer> {
  private static final long serialVersionUID = 1L;
  private static final int SMALL = 8_192;

  private final transient long[] values;
  private final transient long[] buffer;
  private final int from;
  private final int to;

  /**
   * @param buffer as long as the values, to merge in
   */
  public MergeSortTask(long[] values, long[] buffer, int from, int to) {
    this.values = values;
    this.buffer = buffer;
    this.from = from;
    this.to = to;
  }

  /** Returns how many tasks were forked. */
  @Override
  protected Integer compute() {
    if (to - from <= SMALL) {
      Arrays.sort(values, from, to);
      return 0;
    }
    int middle = (from + to) >>> 1;
    MergeSortTask forked = new MergeSortTask(values, buffer, from, middle);
    forked.fork();
    int forks = new MergeSortTask(values, buffer, middle, to).compute();
    forks += forked.join();
    merge(middle);
    return 1 + forks;
  }

  private void merge(int middle) {
    System.arraycopy(values, from, buffer, from, middle - from);
    int left = from;
    int right = middle;
    int next = from;
    while (left < middle) {
      boolean takeLeft = right == to || buffer[left] <= values[right];
      values[next++] = takeLeft ? buffer[left++] : values[right++];
    }
  }

  /** How many forks a range of that length takes. */
  public static int forksExpected(int length) {
    if (length <= SMALL) {
      return 0;
    }
    return 1 + forksExpected(length / 2) + forksExpected(length - length / 2);
  }
}
