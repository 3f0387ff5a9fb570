package io.fjprobe.workloads.burden;

import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * How long it takes from a fork or a submission until the task begins on a worker that is parked.
 */
final class WakeUps {
  /** No worker takes longer. Not all pools wake one for each fork. */
  private static final long LIMIT_NANOS = TimeUnit.SECONDS.toNanos(1);

  private final Samples samples;
  private final Conditions conditions;

  /** The one that ran the last task, and is parked before the next; null: none is known yet. */
  private Thread worker;

  private WakeUps(Samples samples, Conditions conditions) {
    this.samples = samples;
    this.conditions = conditions;
  }

  /** One of two workers forks, and goes on. The other one is parked. */
  static void byFork(Samples samples, Conditions conditions) {
    WakeUps wakeUps = new WakeUps(samples, conditions);
    Pools.inside(2, () -> wakeUps.measure(HeldTask::fork));
  }

  /** The only worker is parked. */
  static void bySubmission(Samples samples, Conditions conditions) {
    WakeUps wakeUps = new WakeUps(samples, conditions);
    Pools.with(1, pool -> wakeUps.measure(pool::submit));
  }

  private void measure(Consumer<HeldTask> handOver) {
    while (samples.wantMore()) {
      if (worker != null) {
        Await.parked(worker, conditions.parkedNanos(samples));
      }
      HeldTask task = HeldTask.free();
      long start = System.nanoTime();
      handOver.accept(task);
      if (!task.beginsWithin(LIMIT_NANOS)) {
        continue;
      }
      Thread taker = task.worker();
      if (taker == worker) {
        samples.addIfApart(task.cpu(), task.begin() - start);
      }
      worker = taker;
    }
  }
}
