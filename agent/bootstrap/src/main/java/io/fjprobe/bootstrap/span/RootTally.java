package io.fjprobe.bootstrap.span;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/** All operations that begin with tasks of the same class. */
public final class RootTally {

  private static final SpanPart[] NONE = {};

  public final String name;
  final TaskClass taskClass;
  private final AtomicLong operations = new AtomicLong();
  private final AtomicLong span = new AtomicLong();
  private final AtomicReference<SpanPart[]> parts = new AtomicReference<>(NONE);

  RootTally(TaskClass taskClass) {
    this.taskClass = taskClass;
    this.name = taskClass.name;
  }

  void begins() {
    operations.getAndIncrement();
  }

  void longer(long nanos) {
    span.getAndAdd(nanos);
  }

  public long operations() {
    return operations.get();
  }

  /** Sum of the longest path of each. */
  public long span() {
    return span.get();
  }

  /** Those that there are now. */
  public SpanPart[] parts() {
    return parts.get().clone();
  }

  public SpanPart part(TaskClass of) {
    while (true) {
      SpanPart[] before = parts.get();
      for (SpanPart each : before) {
        if (each.taskClass == of) {
          return each;
        }
      }
      SpanPart[] more = Arrays.copyOf(before, before.length + 1);
      more[before.length] = new SpanPart(this, of);
      if (parts.compareAndSet(before, more)) {
        return more[before.length];
      }
    }
  }
}
