package io.fjprobe.analyzer.compare.contrast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Part;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DivisiaTest {

  private static Split split(double threads, Map<Part, Double> nanos) {
    double sum = nanos.values().stream().mapToDouble(n -> n).sum();
    return new Split(sum / threads, threads, nanos);
  }

  private static double sum(Map<Part, Double> contributions) {
    return contributions.values().stream().mapToDouble(c -> c).sum();
  }

  @Test
  void withAsManyThreadsAPartContributesItsDifference() {
    Split base = split(2, Map.of(Part.WORK, 100.0, Part.IDLE, 20.0));
    Split next = split(2, Map.of(Part.WORK, 130.0, Part.IDLE, 10.0, Part.PAUSED, 40.0));
    Map<Part, Double> contributions = Divisia.contributions(new BySide<>(base, next));
    assertThat(contributions.get(Part.WORK)).isCloseTo(15, within(1e-6));
    assertThat(contributions.get(Part.IDLE)).isCloseTo(-5, within(1e-6));
    assertThat(contributions.get(Part.PAUSED)).isCloseTo(20, within(1e-3));
    assertThat(contributions.get(Part.THREADS)).isZero();
  }

  @Test
  void fewerThreadsForTheSameWorkAreAllOfTheDifference() {
    Split base = split(8, Map.of(Part.UNMANAGED_BLOCKED, 800.0));
    Split next = split(2, Map.of(Part.UNMANAGED_BLOCKED, 800.0));
    Map<Part, Double> contributions = Divisia.contributions(new BySide<>(base, next));
    assertThat(contributions.get(Part.THREADS)).isCloseTo(300, within(1e-6));
    assertThat(contributions.get(Part.UNMANAGED_BLOCKED)).isZero();
  }

  @Test
  void contributionsAddUpToTheDifferenceOfWallTimes() {
    Split base =
        split(7.9, Map.of(Part.UNMANAGED_BLOCKED, 826e6, Part.JOIN_BLOCKED, 104e6, Part.SPIN, 1e3));
    Split next =
        split(2, Map.of(Part.UNMANAGED_BLOCKED, 808e6, Part.JOIN_BLOCKED, 699e6, Part.IDLE, 2e6));
    Map<Part, Double> contributions = Divisia.contributions(new BySide<>(base, next));
    assertThat(sum(contributions)).isCloseTo(next.wall() - base.wall(), within(10.0));
  }
}
