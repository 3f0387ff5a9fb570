package io.fjprobe.dist.attach;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** Blocks as the pool wants to be told of, in several workers at once, which others join. */
final class Blocked extends RecursiveAction {

  private static final long serialVersionUID = 1L;
  private static final long MILLIS = 5;

  private final int children;

  Blocked(int children) {
    this.children = children;
  }

  @Override
  protected void compute() {
    List<Blocked> forked = new ArrayList<>();
    for (int i = 0; i < children; i++) {
      Blocked child = new Blocked(0);
      child.fork();
      forked.add(child);
    }
    try {
      ForkJoinPool.managedBlock(new Sleep());
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    for (Blocked each : forked) { // the first one forked is what another worker has
      each.join();
    }
  }

  private static final class Sleep implements ForkJoinPool.ManagedBlocker {
    private boolean over;

    @Override
    public boolean block() throws InterruptedException {
      Thread.sleep(MILLIS);
      over = true;
      return true;
    }

    @Override
    public boolean isReleasable() {
      return over;
    }
  }
}
