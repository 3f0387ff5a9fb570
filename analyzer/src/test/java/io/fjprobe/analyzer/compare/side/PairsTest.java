package io.fjprobe.analyzer.compare.side;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.compare.Comparisons;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.result.Comparison;
import io.fjprobe.analyzer.compare.statistics.Estimate;
import java.util.List;
import org.junit.jupiter.api.Test;

class PairsTest {

  private final SideFixture base = new SideFixture(17);
  private final SideFixture next = new SideFixture(21);

  PairsTest() {
    base.rounds = true;
    next.rounds = true;
    base.forks = 5;
    next.forks = 5;
  }

  @Test
  void jvmsOfARoundArePaired() {
    next.wall = 2 * base.wall;
    Comparison comparison = Comparisons.ifComparable(base, next);
    assertThat(comparison.compared().rounds().leftOut()).isEmpty();
    assertThat(comparison.compared().rounds().paired())
        .hasSize(5)
        .extracting("number")
        .startsWith(1, 2);
    assertThat(comparison.compared().rounds().paired())
        .allSatisfy(round -> assertThat(round.throughputRatio()).isBetween(0.499, 0.501));
    // both sides of the fixture spread alike over the rounds: what is left is within the JVMs
    assertThat(comparison.result().throughputRatio().high()).isLessThan(0.51);
    assertThat(unpaired().high()).isGreaterThan(comparison.result().throughputRatio().high());
  }

  private Estimate unpaired() {
    base.rounds = false;
    return Comparisons.ifComparable(base, next).result().throughputRatio();
  }

  @Test
  void aRoundWithoutAPartnerIsLeftOut() {
    next.forks = 6;
    Pairs pairs = Pairs.of(Comparisons.sides(base, next));
    assertThat(pairs.rounds().leftOut()).containsExactly(6);
    assertThat(pairs.sides().next().forks()).hasSize(5);
  }

  @Test
  void fewRoundsAreNotPaired() {
    base.forks = 4;
    Pairs pairs = Pairs.of(Comparisons.sides(base, next));
    assertThat(pairs.paired()).isFalse();
    assertThat(pairs.sides().next().forks()).hasSize(5);
  }

  @Test
  void jvmsThatWereStartedByTurnsArePaired() {
    base.rounds = false;
    next.rounds = false;
    base.startMinute = 1;
    next.startMinute = 2;
    assertThat(Pairs.of(Comparisons.sides(base, next)).rounds().paired()).hasSize(5);
  }

  @Test
  void jvmsThatWereStartedOneSideAfterTheOtherAreNotPaired() {
    base.rounds = false;
    next.rounds = false;
    base.startMinute = 1;
    next.startMinute = 20;
    assertThat(Pairs.of(Comparisons.sides(base, next)).paired()).isFalse();
  }

  @Test
  void jvmsThatWereStartedAtOnceAreNotPaired() {
    base.rounds = false;
    next.rounds = false;
    assertThat(Pairs.of(Comparisons.sides(base, next)).paired()).isFalse();
  }

  @Test
  void whatIsInNoRoundIsNotPaired() {
    next.rounds = false;
    assertThat(Pairs.of(Comparisons.sides(base, next)).paired()).isFalse();
  }

  @Test
  void recordingsOfTheSameRoundAreNoPair() {
    Side doubled = base.side();
    doubled = doubled.of(List.of(doubled.forks().get(0), doubled.forks().get(0)));
    assertThat(Pairs.of(new BySide<>(doubled, next.side())).paired()).isFalse();
  }
}
