package io.fjprobe.workloads.task;

import java.util.concurrent.RecursiveTask;

/** A Fibonacci number by double recursion: forks one half, computes the other, joins. */
public final class FibTask extends RecursiveTask<Long> {
  private static final long serialVersionUID = 1L;

  private final int n;
  private long calls;
  private long forks;

  public FibTask(int n) {
    this.n = n;
  }

  @Override
  protected Long compute() {
    if (n < 2) {
      calls = 1;
      return (long) n;
    }
    FibTask forked = new FibTask(n - 1);
    FibTask computed = new FibTask(n - 2);
    forked.fork();
    long sum = computed.compute() + forked.join();
    calls = 1 + computed.calls + forked.calls;
    forks = 1 + computed.forks + forked.forks;
    return sum;
  }

  /** Calls of compute, this one and all below it; to be read after a join only. */
  public long calls() {
    return calls;
  }

  public long forks() {
    return forks;
  }
}
