package com.acme.soak;

import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

/** Does one kind of work for long, and prints what the JVM holds meanwhile, always at rest. */
public final class Soak {
  private static final int LOOKS = 6;

  private Soak() {}

  /**
   * Each look comes after a round of work whose threads have ended.
   *
   * @param arguments kind of work, seconds
   */
  public static void main(String[] arguments) throws Exception {
    Callable<Long> work = work(arguments[0]);
    long length = TimeUnit.SECONDS.toNanos(Long.parseLong(arguments[1])) / LOOKS;
    long done = work.call(); // all classes are loaded
    for (int look = 1; look <= LOOKS; look++) {
      long end = System.nanoTime() + length;
      while (System.nanoTime() - end < 0) {
        done += work.call();
      }
      System.out.println(Held.now() + " done=" + done);
    }
    System.out.println("verified");
    System.exit(0);
  }

  private static Callable<Long> work(String kind) {
    switch (kind) {
      case "threads":
        return new VirtualThreads();
      case "pools":
        return new Pools();
      case "loaders":
        return new Loaders();
      default:
        throw new IllegalArgumentException("no work " + kind);
    }
  }

  static void equal(Object expected, Object actual) {
    if (!expected.equals(actual)) {
      System.out.println("WRONG: " + actual + " instead of " + expected);
      Runtime.getRuntime().halt(1);
    }
  }
}
