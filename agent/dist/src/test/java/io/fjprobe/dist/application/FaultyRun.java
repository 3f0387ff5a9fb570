package io.fjprobe.dist.application;

import java.lang.reflect.Method;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;

/** The same work while hooks fail always, often, and now and then. */
public final class FaultyRun {

  private static final int[] INTERVALS = {1, 2, 3, 7, 50};

  private FaultyRun() {}

  public static void main(String[] arguments) throws Exception {
    for (int interval : INTERVALS) {
      Fault.every(interval);
      MixedWork.run(1);
    }
    Fault.every(0);
    Check.that(
        ForkJoinPool.commonPool().awaitQuiescence(60, TimeUnit.SECONDS), "common pool at rest");
    Method suppressed =
        Class.forName("io.fjprobe.bootstrap.guard.Suppressed", true, null).getMethod("count");
    int count = countOf(suppressed);
    System.out.println("thrown=" + Fault.thrown());
    Check.that(count >= Fault.thrown(), count + " errors kept back of " + Fault.thrown());
    System.out.println("verified");
  }

  /**
   * Waits for hooks of other threads that have thrown and not yet come to where it is counted. No
   * more begin, so an error that is lost is still missing at the end.
   */
  private static int countOf(Method suppressed) throws Exception {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    int count = (Integer) suppressed.invoke(null);
    while (count < Fault.thrown() && System.nanoTime() < end) {
      Thread.sleep(1);
      count = (Integer) suppressed.invoke(null);
    }
    return count;
  }
}
