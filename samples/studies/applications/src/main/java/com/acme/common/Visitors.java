package com.acme.common;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongPredicate;

/**
 * Clients of a service, a thread each, that ask, check the answer, and pause before they ask again.
 */
public final class Visitors {
  /** Seconds before the visit that is counted: until then the program warms up. */
  private static final long SETTLE = Long.getLong("visitors.settle", 0);

  /** Milliseconds instead of those of the program, if it is there. */
  private static final Long PAUSE = Long.getLong("visitors.pause");

  private final AtomicLong answered = new AtomicLong();
  private final AtomicReference<Throwable> failure = new AtomicReference<>();

  /** Returns when all have left. */
  public static Visitors visit(
      int clients, long pauseMillis, long seconds, LongPredicate asksAndChecks)
      throws InterruptedException {
    if (SETTLE == 0) {
      return stay(clients, pauseMillis, seconds, asksAndChecks);
    }
    stay(clients, pauseMillis, SETTLE, asksAndChecks);
    long before = cpuNanos();
    Visitors visitors = stay(clients, pauseMillis, seconds, asksAndChecks);
    System.out.println(
        "settled: "
            + visitors.answered()
            + " answers, "
            + (cpuNanos() - before)
            + " ns of CPU time");
    return visitors;
  }

  private static long cpuNanos() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }

  private static Visitors stay(
      int clients, long pauseMillis, long seconds, LongPredicate asksAndChecks)
      throws InterruptedException {
    Visitors visitors = new Visitors();
    Shift shift = Shift.ofSeconds(seconds);
    List<Thread> threads = new ArrayList<>();
    for (int client = 0; client < clients; client++) {
      long first = client * 1_000_000L;
      Thread thread =
          new Thread(
              () -> visitors.stay(shift, pauseMillis, first, asksAndChecks), "visitor-" + client);
      thread.start();
      threads.add(thread);
    }
    for (Thread thread : threads) {
      thread.join();
    }
    return visitors;
  }

  public long answered() {
    return answered.get();
  }

  public boolean allRight() {
    if (failure.get() != null) {
      failure.get().printStackTrace();
    }
    return failure.get() == null && answered.get() > 0;
  }

  private void stay(Shift shift, long pauseMillis, long first, LongPredicate asksAndChecks) {
    try {
      for (long question = first; shift.goesOn(); question++) {
        if (!asksAndChecks.test(question)) {
          throw new IllegalStateException("wrong answer to " + question);
        }
        answered.incrementAndGet();
        Thread.sleep(PAUSE == null ? pauseMillis : PAUSE);
      }
    } catch (InterruptedException | RuntimeException e) {
      failure.set(e);
    }
  }
}
