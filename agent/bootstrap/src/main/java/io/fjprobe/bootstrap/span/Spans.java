package io.fjprobe.bootstrap.span;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/** The operations of the whole JVM. */
public final class Spans {

  private static final RootTally[] NONE = {};

  /** Beyond these an operation is not kept until the next statistics, but told at once. */
  private static final int MOST_WAITING = 256;

  private static final AtomicReference<RootTally[]> TALLIES = new AtomicReference<>(NONE);

  /** Operations with a path of which the tally does not know the shares yet. */
  private static final AtomicReference<Root> WAITING = new AtomicReference<>();

  private static final AtomicInteger WAITING_COUNT = new AtomicInteger();

  private Spans() {}

  /** Of a task that no other task submits. */
  static Stretch begin(TaskClass taskClass) {
    RootTally tally = tally(taskClass);
    return Stretch.of(new Root(tally), taskClass);
  }

  private static RootTally tally(TaskClass taskClass) {
    while (true) {
      RootTally[] before = TALLIES.get();
      for (RootTally each : before) {
        if (each.taskClass == taskClass) {
          return each;
        }
      }
      RootTally[] more = Arrays.copyOf(before, before.length + 1);
      more[before.length] = new RootTally(taskClass);
      if (TALLIES.compareAndSet(before, more)) {
        return more[before.length];
      }
    }
  }

  static void tellLater(Root root) {
    do {
      root.next = WAITING.get();
    } while (!WAITING.compareAndSet(root.next, root));
    if (WAITING_COUNT.incrementAndGet() > MOST_WAITING) {
      tellAll();
    }
  }

  private static void tellAll() {
    WAITING_COUNT.set(0);
    Root each = WAITING.getAndSet(null);
    while (each != null) {
      Root next = each.next; // it may wait again as soon as it is told
      each.next = null;
      each.tellNow();
      each = next;
    }
  }

  /** Those that there are now, with the shares of all paths that are known. */
  public static RootTally[] all() {
    tellAll();
    return TALLIES.get().clone();
  }
}
