package io.fjprobe.bootstrap.counter;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** A number for each counter. Whoever adds to one has made it; others only read. */
public final class Counts {

  private static final Counter[] COUNTERS = Counter.values();

  private final long[] numbers;

  public Counts() {
    this(new long[COUNTERS.length]);
  }

  private Counts(long[] numbers) {
    this.numbers = numbers;
  }

  public Counts copy() {
    return new Counts(Arrays.copyOf(numbers, numbers.length));
  }

  public long get(Counter counter) {
    return numbers[counter.ordinal()];
  }

  public void set(Counter counter, long number) {
    numbers[counter.ordinal()] = number;
  }

  public void add(Counter counter, long number) {
    numbers[counter.ordinal()] += number;
  }

  public void add(Counts others) {
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] += others.numbers[i];
    }
  }

  /** Since there were as many as before. */
  public Counts since(Counts before) {
    Counts since = copy();
    for (int i = 0; i < numbers.length; i++) {
      since.numbers[i] = Math.max(0, numbers[i] - before.numbers[i]); // others count meanwhile
    }
    return since;
  }

  /** By the names that the fields of the events have, without what is not recorded. */
  public Map<String, Long> in(Counter.In place) {
    return in(place, null);
  }

  /**
   * Likewise.
   *
   * @param generation of the pools that were counted; null: all that are there
   */
  public Map<String, Long> in(Counter.In place, Generation generation) {
    Map<String, Long> counts = new LinkedHashMap<>();
    for (Counter each : COUNTERS) {
      if (each.isIn(place)
          && (generation == null ? each.isRecordedByAll() : each.isRecorded(generation))) {
        counts.put(each.fieldName(), get(each));
      }
    }
    return counts;
  }
}
