import java.util.Arrays;
import java.util.concurrent.CountDownLatch;

/**
 * How long one CPU takes to see what another wrote: two threads that take turns. On a shared
 * machine that may change from minute to minute, with the places that the CPUs have.
 */
final class Handover {
  private static final int BATCHES = 9;
  private static final int TURNS = 20_000;

  /** Before the batches: on a busy machine each turn may wait for a CPU, and all would last long. */
  private static final int FIRST_TURNS = 200;

  private static final int FIRST_BATCHES = 3;
  private static final double BUSY_NANOS = 5_000;

  private final int turns;
  private volatile int turn;

  private Handover(int turns) {
    this.turns = turns;
  }

  /** Nanoseconds of a turn, median of some batches; no number with one CPU only. */
  static double nanos() {
    if (Runtime.getRuntime().availableProcessors() < 2) {
      return Double.NaN;
    }
    double first = Double.POSITIVE_INFINITY;
    for (int i = 0; i < FIRST_BATCHES; i++) {
      first = Math.min(first, new Handover(FIRST_TURNS).batch());
    }
    if (first > BUSY_NANOS) {
      return first;
    }
    double[] batches = new double[BATCHES];
    for (int i = 0; i < BATCHES; i++) {
      batches[i] = new Handover(TURNS).batch();
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
      return (System.nanoTime() - begin) / (2.0 * turns);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Double.NaN;
    }
  }

  private void take(int mine) {
    for (int i = 0; i < turns; i++) {
      while (turn != mine) {
        Thread.onSpinWait();
      }
      turn = 1 - mine;
    }
  }
}
