package io.fjprobe.analyzer.compare;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.compare.comparability.Difference;
import io.fjprobe.analyzer.compare.gate.Check;
import io.fjprobe.analyzer.compare.gate.Limit;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.result.Comparison;
import io.fjprobe.analyzer.compare.result.EvidenceRow;
import io.fjprobe.analyzer.compare.side.SideFixture;
import org.junit.jupiter.api.Test;

/** What is not known exactly is not said to have changed. */
class BoundedEvidenceTest {

  private final SideFixture base = new SideFixture(17);
  private final SideFixture next = new SideFixture(17);

  @Test
  void bytesBetweenCollectionsAreABoundAndNoEvidence() {
    base.with(Quantity.ALLOCATED_BYTES, 1e6);
    next.with(Quantity.ALLOCATED_BYTES, 9e6);
    Comparison comparison = Comparisons.of(base, next);
    assertThat(comparison.observed().evidence())
        .extracting(EvidenceRow::evidence)
        .doesNotContain(Evidence.ALLOCATED_BYTES);
    assertThat(Limit.parse("allocatedBytes=+5%").check(comparison).outcome())
        .isEqualTo(Check.Outcome.UNKNOWN);
  }

  @Test
  void aSideWithoutAPoolHasNoParallelismOfPools() {
    base.parallelism = 2;
    next.noPool = true;
    next.parallelism = 1;
    assertThat(Comparisons.of(base, next).compared().differences())
        .extracting(Difference::text)
        .noneMatch(text -> text.startsWith("parallelism of the pools"));
  }
}
