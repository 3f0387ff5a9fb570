package io.fjprobe.dist.attach;

import java.util.concurrent.ForkJoinPool;

/** Work that goes on, and is checked, while the agent comes and goes. */
final class Load implements Runnable {

  private final ForkJoinPool pool = new ForkJoinPool(2);
  private volatile boolean going;
  private volatile long done;
  private Thread thread;

  void begin() {
    going = true;
    thread = new Thread(this, "load");
    thread.start();
  }

  @Override
  public void run() {
    while (going) {
      if (pool.invoke(new Fib(15)) != 610) {
        throw new IllegalStateException("after " + done);
      }
      pool.invoke(new Blocked(1));
      done = done + 1; // one thread writes
    }
  }

  /** How often all of it was done, rightly; fails if it ever was not. */
  long end() throws InterruptedException {
    boolean alive = thread.isAlive();
    going = false;
    thread.join();
    if (!alive) {
      throw new IllegalStateException("a result was wrong");
    }
    return done;
  }
}
