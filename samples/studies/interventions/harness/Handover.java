import java.util.Arrays;
import java.util.concurrent.CountDownLatch;

/**
 * How long one CPU takes to see what another wrote: two threads that take turns. On a shared
 * machine that may change from minute to minute, with the places that the CPUs have.
 */
final class Handover {
  private static final int BATCHES = 9;
  private static final int TURNS = 20_000;

  private volatile int turn;

  /** Nanoseconds of a turn, median of some batches; no number with one CPU only. */
  static double nanos() {
    if (Runtime.getRuntime().availableProcessors() < 2) {
      return Double.NaN;
    }
    double[] batches = new double[BATCHES];
    for (int i = 0; i < BATCHES; i++) {
      batches[i] = new Handover().batch();
    }
    Arrays.sort(batches);
    return batches[BATCHES / 2];
  }

  private double batch() {
    CountDownLatch ready = new CountDownLatch(1);
    Thread other =
        new Thread(
            () -> {
              ready.countDown();
              take(1);
            });
    other.start();
    try {
      ready.await();
      long begin = System.nanoTime();
      take(0);
      other.join();
      return (System.nanoTime() - begin) / (2.0 * TURNS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Double.NaN;
    }
  }

  private void take(int mine) {
    for (int i = 0; i < TURNS; i++) {
      while (turn != mine) {
        Thread.onSpinWait();
      }
      turn = 1 - mine;
    }
  }
}
