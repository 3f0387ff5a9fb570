package com.acme.fractal;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import scala.collection.immutable.Range$;
import scala.collection.parallel.ForkJoinTaskSupport;
import scala.collection.parallel.TaskSupport;
import scala.collection.parallel.immutable.ParRange;

/**
 * Maps of a fractal by Scala's parallel collections: by rows (rows), in a new pool for each map
 * (pools), each row by cells (cells), or kept as lists of numbers while the next are made (lists).
 */
public final class FractalMaps {
  private FractalMaps() {}

  public static void main(String[] args) {
    String how = args[0];
    int size = how.equals("cells") ? 16 : how.equals("pools") ? 100 : 400;
    int limit = how.equals("cells") ? 20 : how.equals("lists") ? 20 : 1000;
    long expected = 0;
    for (int y = 0; y < size; y++) {
      expected += Mandelbrot.row(y, size, limit);
    }
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long maps = 0;
    while (shift.goesOn()) {
      right &= expected == map(how, size, limit);
      maps++;
    }
    Outcome.end(right && maps > 0, "fractal: " + maps + " maps");
  }

  private static long map(String how, int size, int limit) {
    switch (how) {
      case "rows":
        return byRows(size, limit, null);
      case "pools":
        return inPoolOfItsOwn(size, limit);
      case "cells":
        return byCells(size, limit);
      default:
        return asLists(size, limit);
    }
  }

  private static ParRange numbers(int size) {
    return new ParRange(Range$.MODULE$.apply(0, size));
  }

  private static long byRows(int size, int limit, TaskSupport support) {
    ParRange rows = numbers(size);
    if (support != null) {
      rows.tasksupport_$eq(support);
    }
    return rows.aggregate(
        () -> 0L,
        (sum, y) -> sum + Mandelbrot.row((Integer) y, size, limit),
        (left, right) -> left + right);
  }

  private static long inPoolOfItsOwn(int size, int limit) {
    ForkJoinPool pool = new ForkJoinPool(2);
    try {
      return byRows(size, limit, new ForkJoinTaskSupport(pool));
    } finally {
      pool.shutdown();
    }
  }

  private static long byCells(int size, int limit) {
    long sum = 0;
    for (int row = 0; row < size; row++) {
      int y = row;
      sum +=
          numbers(size)
              .aggregate(
                  () -> 0L,
                  (cells, x) -> cells + Mandelbrot.steps((Integer) x, y, size, limit),
                  (left, right) -> left + right);
    }
    return sum;
  }

  private static long asLists(int size, int limit) {
    return numbers(size)
        .aggregate(
            () -> 0L,
            (sum, y) -> sum + rowAsLists((Integer) y, size, limit),
            (left, right) -> left + right);
  }

  /** Each number an object, in many copies of a list. */
  private static long rowAsLists(int y, int size, int limit) {
    List<Long> cells = new ArrayList<>();
    List<long[]> history = new ArrayList<>();
    for (int x = 0; x < size; x++) {
      cells.add((long) Mandelbrot.steps(x, y, size, limit) + 1_000_000L);
      long[] copy = new long[2 * size];
      Arrays.fill(copy, x);
      history.add(copy);
    }
    long sum = 0;
    for (int x = 0; x < size; x++) {
      sum += cells.get(x) - 1_000_000L + history.get(x)[0] - x;
    }
    return sum;
  }
}
