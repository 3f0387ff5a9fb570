package io.fjprobe.workloads.task;

import java.util.concurrent.RecursiveTask;

/** Sums of a range of points: forks both halves and joins the one forked first, first. */
public final class ClusterTask extends RecursiveTask<long[]> {
  private static final long serialVersionUID = 1L;
  private static final int SMALL = 1_000;

  private final transient Points points;
  private final transient long[] means;
  private final int from;
  private final int to;
  private int tasks = 1;

  public ClusterTask(Points points, long[] means, int from, int to) {
    this.points = points;
    this.means = means;
    this.from = from;
    this.to = to;
  }

  @Override
  protected long[] compute() {
    if (to - from <= SMALL) {
      return points.sums(means, from, to);
    }
    int middle = (from + to) >>> 1;
    ClusterTask left = new ClusterTask(points, means, from, middle);
    ClusterTask right = new ClusterTask(points, means, middle, to);
    left.fork();
    right.fork();
    long[] sums = left.join();
    long[] others = right.join();
    for (int i = 0; i < sums.length; i++) {
      sums[i] += others[i];
    }
    tasks += left.tasks + right.tasks;
    return sums;
  }

  /** This and those below it: to be read after a join only. */
  public int tasks() {
    return tasks;
  }

  /** How many tasks a range of that length takes. */
  public static int tasksExpected(int length) {
    if (length <= SMALL) {
      return 1;
    }
    return 1 + tasksExpected(length / 2) + tasksExpected(length - length / 2);
  }
}
