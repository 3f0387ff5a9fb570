package io.fjprobe.dist.application;

import java.util.concurrent.atomic.AtomicInteger;

/** Called at many places inside the agent's hooks, by what {@link FaultAgent} weaves in: throws. */
public final class Fault {

  private static final AtomicInteger PASSED = new AtomicInteger();
  private static final AtomicInteger THROWN = new AtomicInteger();
  private static volatile int interval;

  private Fault() {}

  /**
   * @param one in how many places that are passed throws; 0: none
   */
  public static void every(int one) {
    interval = one;
  }

  public static int thrown() {
    return THROWN.get();
  }

  /** Declares nothing, as the hook does not expect it. */
  public static void here() {
    int one = interval;
    if (one != 0 && PASSED.incrementAndGet() % one == 0) {
      switch (THROWN.getAndIncrement() & 3) {
        case 0:
          throw new IllegalStateException("injected");
        case 1:
          throw new AssertionError("injected");
        case 2:
          throw new OutOfMemoryError("injected");
        default:
          throw new StackOverflowError("injected");
      }
    }
  }
}
