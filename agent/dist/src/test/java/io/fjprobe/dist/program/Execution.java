package io.fjprobe.dist.program;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/** One run of a program. */
final class Execution {

  private static final long LONGEST_PARK_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

  /** All but the common pool. */
  final List<TestPool> pools = Collections.synchronizedList(new ArrayList<>());

  private final Node program;
  private final String name;
  private final AtomicLong detached = new AtomicLong();
  private final AtomicInteger numbers = new AtomicInteger();
  private final AtomicInteger outstanding = new AtomicInteger();
  private volatile Throwable failure;

  /**
   * @param name begins the names of its pools
   */
  Execution(Node program, String name) {
    this.program = program;
    this.name = name;
  }

  /** Ends when all that it began has ended. */
  long run() throws InterruptedException {
    TestPool pool = newPool(program.child(0));
    int n = program.children.size();
    long[] values = new long[n];
    Thread[] threads = new Thread[n];
    for (int i = 1; i < n; i++) {
      int index = i;
      threads[i] =
          new Thread(() -> values[index] = submit(program.child(index), pool), name + ".s" + i);
      threads[i].start();
    }
    for (int i = 1; i < n; i++) {
      threads[i].join();
    }
    for (long park = 1_000; outstanding.get() > 0; park = Math.min(2 * park, LONGEST_PARK_NANOS)) {
      LockSupport.parkNanos(park);
    }
    if (failure != null) {
      throw new IllegalStateException(failure);
    }
    return Expected.combine(program, values) + detached.get();
  }

  private long submit(Node submitter, TestPool pool) {
    try {
      long[] values = new long[submitter.children.size()];
      for (int i = 0; i < values.length; i++) {
        values[i] = new Actions(this, pool).value(submitter.child(i));
      }
      return Expected.combine(submitter, values);
    } catch (Throwable t) {
      failed(t);
      return 0;
    }
  }

  void failed(Throwable how) {
    failure = how;
  }

  TestPool newPool(Node description) {
    TestPool pool = new TestPool(description, name + ".p" + numbers.getAndIncrement());
    pools.add(pool);
    return pool;
  }

  /** Where a fork goes that the current thread makes now: the API's definition. */
  TestPool poolOfFork() {
    ForkJoinPool pool = ForkJoinTask.getPool();
    synchronized (pools) {
      for (TestPool each : pools) {
        if (each.pool == pool) {
          return each;
        }
      }
    }
    return TestPool.COMMON;
  }

  void detachedBegins() {
    outstanding.incrementAndGet();
  }

  void detachedEnds(long value) {
    detached.addAndGet(value);
    outstanding.decrementAndGet();
  }

  boolean isAtRest() {
    return TestPool.COMMON.isAtRest() && pools.stream().allMatch(TestPool::isAtRest);
  }

  void awaitRest() {
    for (long park = 1_000; !isAtRest(); park = Math.min(2 * park, LONGEST_PARK_NANOS)) {
      LockSupport.parkNanos(park);
    }
  }
}
