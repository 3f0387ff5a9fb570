package io.fjprobe.analyzer.recording.chunk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LongTableTest {

  private static final int MANY = 10_000;

  /** In steps, as the JVM numbers constants, and without. */
  private static long key(Random random) {
    return random.nextBoolean() ? random.nextInt(MANY) * 64L : random.nextLong();
  }

  @Test
  void holdsWhatWasPut() {
    Random random = new Random(1);
    Map<Long, String> expected = new HashMap<>();
    LongTable<String> table = new LongTable<>();
    for (int i = 0; i < MANY; i++) {
      long key = key(random);
      expected.put(key, "" + i);
      table.put(key, "" + i);
    }
    assertThat(table.size()).isEqualTo(expected.size());
    expected.forEach((key, value) -> assertThat(table.get(key)).isEqualTo(value));
    assertThat(table.get(1)).isNull();
    table.clear();
    assertThat(table.get(expected.keySet().iterator().next())).isNull();
  }

  @Test
  void theFirstPositionCounts() {
    Random random = new Random(1);
    Map<Long, Long> expected = new HashMap<>();
    LongPositions positions = new LongPositions();
    for (long i = 1; i < MANY; i++) {
      long key = key(random);
      expected.putIfAbsent(key, i);
      positions.putIfAbsent(key, i);
    }
    expected.forEach((key, value) -> assertThat(positions.get(key)).isEqualTo(value));
    assertThat(positions.get(1)).isZero();
  }

  @Test
  void numbersOfTypesMayBeAnything() {
    ById<String> things = new ById<>();
    for (long id : new long[] {0, 5, 1 << 14, -1, Long.MAX_VALUE}) {
      assertThat(things.get(id)).isNull();
      things.put(id, "" + id);
      assertThat(things.get(id)).isEqualTo("" + id);
    }
    StringBuilder seen = new StringBuilder();
    things.forEach(seen::append);
    assertThat(seen).contains("0", "5", "16384", "-1", "" + Long.MAX_VALUE);
  }
}
