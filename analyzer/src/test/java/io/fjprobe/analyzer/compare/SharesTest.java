package io.fjprobe.analyzer.compare;

import static io.fjprobe.analyzer.compare.side.SideFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.compare.contrast.PartOf;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.result.Comparison;
import io.fjprobe.analyzer.compare.side.SideFixture;
import org.junit.jupiter.api.Test;

/** What takes longer on a side of which something else takes less time. */
class SharesTest {

  private final SideFixture base = new SideFixture(17);
  private final SideFixture next = new SideFixture(17);

  /** The gap is a tenth of what became slower: shares of it would be 1,000 % and -900 %. */
  @Test
  void partsThatMakeUpForEachOtherHaveNoShareAboveAllOfIt() {
    base.with(Part.WORK, 180 * MS).with(Part.IDLE, 90 * MS);
    next.with(Part.WORK, 280 * MS).with(Part.IDLE, 0);
    Comparison comparison = Comparisons.of(base, next);
    assertThat(comparison.time().gap()).isLessThan(0.2);
    assertThat(share(comparison, Part.WORK)).isCloseTo(1, within(0.05));
    assertThat(share(comparison, Part.IDLE)).isCloseTo(comparison.time().gap() - 1, within(0.05));
  }

  @Test
  void whereNothingWentTheOtherWaySharesAreOfTheGap() {
    next.with(Part.WORK, 280 * MS);
    Comparison comparison = Comparisons.of(base, next);
    assertThat(comparison.time().gap()).isCloseTo(1, within(1e-6));
    assertThat(share(comparison, Part.WORK)).isCloseTo(1, within(0.01));
  }

  @Test
  void whatIsMoreThanItsWholeIsNoPartOfIt() {
    assertThat(PartOf.share(3, 2)).isNaN();
    assertThat(PartOf.share(1, 0)).isNaN();
    assertThat(PartOf.share(-2, 2)).isEqualTo(-1);
    assertThat(PartOf.share(1 + 1e-12, 1)).isEqualTo(1);
  }

  private static double share(Comparison comparison, Part part) {
    return comparison.time().account().stream()
        .filter(row -> row.part() == part)
        .findFirst()
        .orElseThrow()
        .shareOfGap();
  }
}
