package io.fjprobe.analyzer.compare;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.compare.cause.list.Explanation;
import io.fjprobe.analyzer.compare.contrast.Contrast;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.result.AccountRow;
import io.fjprobe.analyzer.compare.result.Comparison;
import io.fjprobe.analyzer.compare.side.Pairs;
import io.fjprobe.analyzer.compare.side.Side;
import io.fjprobe.analyzer.compare.side.SideFixture;

/** Comparisons of fixtures. Each keeps the law of shares. */
public final class Comparisons {

  private static final double ROUNDING = 1e-6;

  private Comparisons() {}

  public static BySide<Side> sides(SideFixture base, SideFixture next) {
    return new BySide<>(base.side(), next.side());
  }

  public static Contrast contrast(SideFixture base, SideFixture next) {
    return new Contrast(new Pairs(sides(base, next), null));
  }

  /** Compares the sides even if they should not be compared. */
  public static Comparison of(SideFixture base, SideFixture next) {
    Comparison comparison = new Comparing(true).compare(sides(base, next));
    assertNoPartIsMoreThanItsWhole(comparison);
    return comparison;
  }

  /** Compares the sides if they are comparable. */
  public static Comparison ifComparable(SideFixture base, SideFixture next) {
    return new Comparing(false).compare(sides(base, next));
  }

  /** No share is above 100 %, and neither are those in one direction, or those of all causes. */
  public static void assertNoPartIsMoreThanItsWhole(Comparison comparison) {
    double together = 0;
    for (AccountRow row : comparison.time().account()) {
      if (!Double.isNaN(row.shareOfGap())) {
        assertThat(row.shareOfGap()).as(row.part().name()).isBetween(-1.0, 1.0);
        together += Math.max(0, row.shareOfGap());
      }
    }
    assertThat(together).as("parts").isLessThanOrEqualTo(1 + ROUNDING);
    double explained = 0;
    for (Explanation each : comparison.explained().explanations()) {
      assertThat(each.effect().ofGap()).as(each.cause()).isBetween(0.0, 1.0);
      explained += each.effect().ofGap();
    }
    assertThat(explained).as("causes").isLessThanOrEqualTo(1 + ROUNDING);
  }
}
