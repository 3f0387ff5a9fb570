package io.fjprobe.fleet.sketch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MergeTreeTest {

  private static final int SKETCHES = 500;
  private static final int ITEMS = 2_000;

  private static byte[] sketch(long seed) {
    Random random = new Random(seed);
    KllDurations sketch = new KllDurations();
    for (int i = 0; i < ITEMS; i++) {
      sketch.add((long) (1e6 * Math.exp(random.nextGaussian())), 1 + i % 3);
    }
    return sketch.toBytes();
  }

  private static List<byte[]> sketches() {
    return new ArrayList<>(IntStream.range(0, SKETCHES).mapToObj(MergeTreeTest::sketch).toList());
  }

  @Test
  void theSameDurationsMakeTheSameSketchOnAnyThread() {
    byte[] first = sketch(7);
    List<byte[]> again = IntStream.range(0, 64).parallel().mapToObj(i -> sketch(7)).toList();
    assertThat(again).allSatisfy(bytes -> assertThat(bytes).isEqualTo(first));
    assertThat(sketch(8)).isNotEqualTo(first);
  }

  @Test
  void theOrderDoesNotMatter() {
    List<byte[]> sketches = sketches();
    byte[] merged = MergeTree.mergeAll(sketches);
    for (int seed = 0; seed < 5; seed++) {
      Collections.shuffle(sketches, new Random(seed));
      assertThat(MergeTree.mergeAll(sketches)).isEqualTo(merged);
    }
    KllDurations all = KllDurations.of(merged);
    assertThat(all.count()).isEqualTo(SKETCHES * (ITEMS * 2L - 1));
    assertThat(all.quantile(0.5)).as("the median of the durations").isBetween(0.95e6, 1.05e6);
  }

  /** As machines do it: each step apart, and its parts in any order. */
  @Test
  void stepByStepIsTheSame() {
    List<byte[]> sketches = sketches();
    TreeMap<Integer, List<byte[]>> leaves = new TreeMap<>(Collections.reverseOrder());
    sketches.forEach(s -> leaves.computeIfAbsent(MergeTree.leaf(s), k -> new ArrayList<>()).add(s));
    assertThat(leaves.size()).isGreaterThan(SKETCHES / 2);
    TreeMap<Integer, List<byte[]>> branches = new TreeMap<>(Collections.reverseOrder());
    leaves.forEach(
        (leaf, some) -> {
          Collections.reverse(some);
          branches
              .computeIfAbsent(leaf / MergeTree.FAN_IN, k -> new ArrayList<>())
              .add(MergeTree.merge(some));
        });
    List<byte[]> roots = branches.values().stream().map(MergeTree::merge).toList();
    assertThat(MergeTree.merge(roots)).isEqualTo(MergeTree.mergeAll(sketches));
  }

  /** Else the order would matter, and this test would show nothing. */
  @Test
  void aPlainMergeDependsOnTheOrder() {
    List<byte[]> sketches = sketches();
    byte[] forwards = plain(sketches);
    Collections.reverse(sketches);
    assertThat(plain(sketches)).isNotEqualTo(forwards);
  }

  private static byte[] plain(List<byte[]> sketches) {
    KllDurations merged = new KllDurations();
    sketches.forEach(bytes -> merged.merge(KllDurations.of(bytes)));
    return merged.toBytes();
  }
}
