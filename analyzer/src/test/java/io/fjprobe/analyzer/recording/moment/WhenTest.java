package io.fjprobe.analyzer.recording.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WhenTest {

  private static final double NOW = 1.8e9;
  private static final int PARTS = 50;

  /** Events of a recording may come in any order. */
  @Test
  void theOrderDoesNotMatter() {
    List<Integer> parts = new ArrayList<>(IntStream.range(0, PARTS).boxed().toList());
    double inOrder = rise(parts);
    assertThat(inOrder).isPositive();
    Collections.shuffle(parts, new Random(1));
    assertThat(rise(parts)).isCloseTo(inOrder, within(1e-12));
  }

  /** Of a share that grows from 0 to 1 within 0.7 seconds. */
  private static double rise(List<Integer> parts) {
    When all = new When();
    When its = new When();
    for (int part : parts) {
      double time = NOW + part * 0.7 / PARTS;
      all.add(1, time);
      When one = new When();
      one.add((double) part / PARTS, time);
      its.add(one, 1);
    }
    return all.rise(0.5, its);
  }
}
