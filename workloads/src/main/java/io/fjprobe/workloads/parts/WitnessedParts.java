package io.fjprobe.workloads.parts;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.task.Parts;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** Parts that note how often they ran, and in which thread. */
final class WitnessedParts<R> implements Parts<R> {
  private final Parts<R> parts;
  private final AtomicIntegerArray runs;
  private final AtomicReferenceArray<Thread> threads;

  WitnessedParts(Parts<R> parts) {
    this.parts = parts;
    this.runs = new AtomicIntegerArray(parts.count());
    this.threads = new AtomicReferenceArray<>(parts.count());
  }

  @Override
  public int count() {
    return parts.count();
  }

  @Override
  public R run(int part) {
    runs.incrementAndGet(part);
    threads.set(part, Thread.currentThread());
    return parts.run(part);
  }

  @Override
  public R merge(R left, R right) {
    return parts.merge(left, right);
  }

  /** Returns how many threads took part. */
  int check(PartsWay way, ForkJoinPool pool, Thread caller) {
    Set<Thread> distinct = Collections.newSetFromMap(new IdentityHashMap<>());
    for (int part = 0; part < runs.length(); part++) {
      int number = part;
      Thread thread = threads.get(part);
      CheckFailure.unless(
          runs.get(part) == 1, () -> "part " + number + " ran " + runs.get(number) + " times");
      CheckFailure.unless(
          way.mayTake(thread, pool, caller),
          () -> "part " + number + " ran in " + thread + ", which is not to take any");
      distinct.add(thread);
    }
    CheckFailure.unless(
        distinct.size() <= way.mostThreads(),
        () -> distinct.size() + " threads took part, " + way.mostThreads() + " are there");
    return distinct.size();
  }
}
