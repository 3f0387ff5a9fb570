package io.fjprobe.workloads.run.check;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Waits for what should happen within seconds, so that a lost task is a failure and no hang. */
public final class Patience {
  private static final long SECONDS = 60;

  private Patience() {}

  public static void await(CountDownLatch latch, String what) {
    try {
      if (!latch.await(SECONDS, TimeUnit.SECONDS)) {
        throw new CheckFailure(what + " outstanding after " + SECONDS + " s: " + latch.getCount());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CheckFailure("interrupted while it waited for " + what, e);
    }
  }
}
