package io.fjprobe.workloads.task;

import java.util.ArrayList;
import java.util.List;

/** How numbers are cut into ranges, each from a first number to an exclusive last one. */
public final class Ranges {
  private Ranges() {}

  /**
   * Of so many numbers each, the last perhaps fewer.
   *
   * @param overlap numbers that a range has in common with the next
   */
  public static List<long[]> chunks(long from, long to, long chunk, long overlap) {
    List<long[]> ranges = new ArrayList<>();
    for (long first = from; first < to; first += chunk) {
      ranges.add(new long[] {first, Math.min(first + chunk + overlap, to)});
    }
    return ranges;
  }

  /** So many, or as many as there are numbers, whose sizes differ by one at most. */
  public static List<long[]> equal(long from, long to, int count) {
    long numbers = to - from;
    long parts = Math.min(count, numbers);
    long size = numbers / parts;
    long larger = numbers % parts;
    List<long[]> ranges = new ArrayList<>();
    long first = from;
    for (long part = 0; part < parts; part++) {
      long end = first + size + (part < larger ? 1 : 0);
      ranges.add(new long[] {first, end});
      first = end;
    }
    return ranges;
  }

  /** By halves until none has more numbers than a chunk. */
  public static List<long[]> halves(long from, long to, long chunk) {
    List<long[]> ranges = new ArrayList<>();
    halve(from, to, chunk, ranges);
    return ranges;
  }

  private static void halve(long from, long to, long chunk, List<long[]> ranges) {
    if (to - from <= chunk) {
      ranges.add(new long[] {from, to});
      return;
    }
    long middle = (from + to) >>> 1;
    halve(from, middle, chunk, ranges);
    halve(middle, to, chunk, ranges);
  }

  /** How many numbers there are in all, those in two ranges twice. */
  public static long numbers(List<long[]> ranges) {
    return ranges.stream().mapToLong(range -> range[1] - range[0]).sum();
  }
}
