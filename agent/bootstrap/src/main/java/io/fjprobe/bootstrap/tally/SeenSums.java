package io.fjprobe.bootstrap.tally;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A sum for each of {@link Seen}. What one look adds comes at once, so that all sums are of one
 * moment. Not for hooks, which must not wait: one thread looks, and any may read.
 */
public final class SeenSums {

  private static final Seen[] ALL = Seen.values();

  /** Whether anybody looks for the sake of these sums. */
  private static volatile boolean kept;

  private final long[] sums;

  public SeenSums() {
    this(new long[ALL.length]);
  }

  private SeenSums(long[] sums) {
    this.sums = sums;
  }

  /** From now on somebody looks, or nobody does. */
  public static void keep(boolean begin) {
    kept = begin;
  }

  /** Whether they say anything. */
  public static boolean areKept() {
    return kept;
  }

  public synchronized void add(Seen what, long number) {
    sums[what.ordinal()] += number;
  }

  /** What others add later is not in what is added here. */
  public void add(SeenSums others) {
    long[] more = others.copy();
    synchronized (this) {
      for (int i = 0; i < more.length; i++) {
        sums[i] += more[i];
      }
    }
  }

  private synchronized long[] copy() {
    return Arrays.copyOf(sums, sums.length);
  }

  SeenSums plus(SeenSums others) {
    SeenSums both = new SeenSums(copy());
    both.add(others);
    return both;
  }

  /** By the names of {@link Seen#fieldName}. */
  public Map<String, Long> byName() {
    long[] now = copy();
    Map<String, Long> byName = new LinkedHashMap<>();
    for (Seen each : ALL) {
      byName.put(each.fieldName(), now[each.ordinal()]);
    }
    return byName;
  }
}
