package com.acme.common;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.LongPredicate;

/** Threads of a plain executor that do one piece of work after another until a shift ends. */
public final class Staff {
  private Staff() {}

  /** How many pieces they have done; pieces have numbers, and a wrong one ends the program. */
  public static long work(int threads, long seconds, LongPredicate piece) throws Exception {
    ExecutorService staff = Executors.newFixedThreadPool(threads);
    Shift shift = Shift.ofSeconds(seconds);
    List<Callable<Long>> days = new ArrayList<>();
    for (int thread = 0; thread < threads; thread++) {
      long first = thread * 1_000_000_000L;
      days.add(() -> day(shift, first, piece));
    }
    long done = 0;
    for (Future<Long> day : staff.invokeAll(days)) {
      done += day.get();
    }
    staff.shutdown();
    return done;
  }

  private static long day(Shift shift, long first, LongPredicate piece) {
    long number = first;
    while (shift.goesOn()) {
      if (!piece.test(number)) {
        throw new IllegalStateException("wrong result of " + number);
      }
      number++;
    }
    return number - first;
  }
}
