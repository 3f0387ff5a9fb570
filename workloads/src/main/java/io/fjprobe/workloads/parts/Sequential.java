package io.fjprobe.workloads.parts;

import io.fjprobe.workloads.task.Parts;
import java.util.concurrent.ForkJoinPool;

/** One part after the other in the calling thread: what the others are compared with. */
final class Sequential implements PartsWay {

  @Override
  public <R> PartsWay.Outcome<R> run(ForkJoinPool none, Parts<R> parts) {
    R result = parts.run(0);
    for (int part = 1; part < parts.count(); part++) {
      result = parts.merge(result, parts.run(part));
    }
    return new PartsWay.Outcome<>(result, 0, 0);
  }

  @Override
  public boolean mayTake(Thread thread, ForkJoinPool none, Thread caller) {
    return thread == caller;
  }

  @Override
  public int mostThreads() {
    return 1;
  }
}
