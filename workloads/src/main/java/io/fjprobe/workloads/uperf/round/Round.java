package io.fjprobe.workloads.uperf.round;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** So many requests of one node, for whichever of its invokers is free. */
public final class Round {
  private final AtomicLong left;
  private final AtomicInteger working;
  private final Report times = new Report();
  private final CompletableFuture<Report> end = new CompletableFuture<>();

  public Round(long requests, int invokers) {
    this.left = new AtomicLong(requests);
    this.working = new AtomicInteger(invokers);
  }

  /** Whether there is one more request to be made. */
  public boolean take() {
    return left.getAndDecrement() > 0;
  }

  synchronized void add(long[] nanos, int count, boolean gets) {
    for (int i = 0; i < count; i++) {
      (gets ? times.gets : times.puts).record(nanos[i]);
    }
  }

  /** By each invoker, when it has added its times. */
  public void leave() {
    if (working.decrementAndGet() == 0) {
      end.complete(times);
    }
  }

  /** Completes with the times. */
  public CompletableFuture<Report> end() {
    return end;
  }
}
