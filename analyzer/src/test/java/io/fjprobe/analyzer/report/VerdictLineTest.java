package io.fjprobe.analyzer.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.TestSections;
import io.fjprobe.analyzer.contract.Unused;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The first line of a report, where there is nothing to report. */
class VerdictLineTest {

  private final PoolFixture fixture = new PoolFixture();

  private String withoutPools() {
    return VerdictLine.of(
        ReportFixture.report(TestSections.withoutPools(fixture.section()))
            .recordings()
            .get(0)
            .account(),
        List.of());
  }

  @Test
  void withoutLooksOnlyPoolsAreExplained() {
    assertThat(withoutPools())
        .isEqualTo("No pool did anything in this window. fjprobe explains Fork/Join pools only.");
  }

  @Test
  void looksTellOfOtherThreads() {
    fixture.looksSee(Unused.BLOCKED, 0.4);
    assertThat(withoutPools())
        .isEqualTo(
            "Nothing was found that makes the program slow; no pool did anything in this window.");
    fixture.looksSee(Unused.BLOCKED, 0.6);
    assertThat(withoutPools())
        .endsWith(
            "in this window. But 60 % of the CPUs are unused: TIME says what the program waits for.");
  }
}
