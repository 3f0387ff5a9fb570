package io.fjprobe.bootstrap.span;

import java.util.concurrent.atomic.AtomicLong;

/** The tasks of one class, in the operations that begin with tasks of one class. */
public final class SpanPart {

  public final RootTally root;
  public final TaskClass taskClass;
  private final AtomicLong tasks = new AtomicLong();
  private final AtomicLong work = new AtomicLong();
  private final AtomicLong spanTasks = new AtomicLong();
  private final AtomicLong span = new AtomicLong();

  /** The last time that somebody asked whether it changed. */
  private volatile long told;

  SpanPart(RootTally root, TaskClass taskClass) {
    this.root = root;
    this.taskClass = taskClass;
  }

  void ran(long count, long nanos) {
    tasks.getAndAdd(count);
    work.getAndAdd(nanos);
  }

  void onSpan(long nanos, long count) {
    span.getAndAdd(nanos);
    spanTasks.getAndAdd(count);
  }

  /** Whether the sum of its numbers is another one than the last time. */
  public boolean changes(long sum) {
    boolean changes = sum != told;
    told = sum;
    return changes;
  }

  /** Of threads that are not workers, and of workers that ended. */
  public long tasks() {
    return tasks.get();
  }

  public long work() {
    return work.get();
  }

  public long spanTasks() {
    return spanTasks.get();
  }

  public long span() {
    return span.get();
  }
}
