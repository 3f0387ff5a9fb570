package io.fjprobe.bootstrap.tally;

import io.fjprobe.bootstrap.counter.Generation;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A sum for each of {@link Seen}. What one look adds comes at once, so that all sums are of one
 * moment, and nobody waits for anybody: each change makes a new array.
 */
public final class SeenSums {

  private static final Seen[] ALL = Seen.values();

  /** Whether anybody looks for the sake of these sums. */
  private static volatile boolean kept;

  private final AtomicReference<long[]> sums = new AtomicReference<>(zeros());

  /** For what is to be added: a number for each of {@link Seen}, by its ordinal. */
  public static long[] zeros() {
    return new long[ALL.length];
  }

  /** From now on somebody looks, or nobody does. */
  public static void keep(boolean begin) {
    kept = begin;
  }

  /** Whether they say anything. */
  public static boolean areKept() {
    return kept;
  }

  /**
   * @param more by the ordinals of {@link Seen}
   */
  public void add(long... more) {
    long[] before;
    long[] after;
    do {
      before = sums.get();
      after = before.clone();
      for (int i = 0; i < after.length; i++) {
        after[i] += more[i];
      }
    } while (!sums.compareAndSet(before, after));
  }

  SeenSums plus(SeenSums others) {
    SeenSums both = new SeenSums();
    both.add(sums.get());
    both.add(others.sums.get());
    return both;
  }

  /**
   * By the names of {@link Seen#fieldName}, without what is not recorded.
   *
   * @param generation of the pools that were seen; null: all that are there
   */
  public Map<String, Long> byName(Generation generation) {
    long[] now = sums.get();
    Map<String, Long> byName = new LinkedHashMap<>();
    for (Seen each : ALL) {
      if (generation == null ? each.isRecordedByAll() : each.isRecorded(generation)) {
        byName.put(each.fieldName(), now[each.ordinal()]);
      }
    }
    return byName;
  }
}
