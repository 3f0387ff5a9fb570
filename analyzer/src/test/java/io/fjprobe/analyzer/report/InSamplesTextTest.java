package io.fjprobe.analyzer.report;

import static io.fjprobe.analyzer.compare.side.SideFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.code.MethodAccount;
import io.fjprobe.analyzer.account.machine.AllocationAccount;
import io.fjprobe.analyzer.compare.contrast.MethodSamples;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.side.RunningSides;
import io.fjprobe.analyzer.compare.side.SideFixture;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class InSamplesTextTest {

  private final SideFixture base = new SideFixture(8);
  private final SideFixture next = new SideFixture(17);

  @BeforeEach
  void twoThreadsRunAllTheTime() {
    RunningSides.run(base, next);
    next.methods = RunningSides.inMain(new MethodSamples("app.Ship.load", 400, 2, true));
  }

  private String text() {
    return ComparisonText.of(report());
  }

  private ComparisonReport report() {
    return ComparisonReports.of(base, next);
  }

  @Test
  void whatIsInNoSampleOfOneSideIsNotZero() {
    base.allocations = new AllocationAccount(1_000, 500_000_000, List.of(), Map.of());
    next.allocations =
        new AllocationAccount(1_000, 1_000_000_000, List.of(), Map.of("app.port.Head", 300L));
    assertThat(text().lines().map(String::stripTrailing))
        .containsSequence(
            "Threads run for longer in, by samples, per operation        JDK 8  JDK 17",
            "  Ship.load                                             no sample  160 ms",
            "  Main.main                                                200 ms  400 ms")
        .containsSequence(
            "More is allocated of, by samples, per operation        JDK 8  JDK 17",
            "  Head                                             no sample   60 MB");
  }

  @Test
  void noneWithoutADifference() {
    next.with(Part.WORK, 181 * MS);
    assertThat(text()).contains("no difference shown").doesNotContain("by samples");
  }

  /** Then samples show other code than what takes longer. */
  @Test
  void noneWhereSamplesShowTooLittle() {
    base.with(Quantity.CPU_TIME, 200 * MS);
    next.with(Quantity.CPU_TIME, 400 * MS);
    base.methods = shown(0.8, 200 * MS, base.methods);
    next.methods = shown(0.4, 400 * MS, next.methods);
    assertThat(text()).doesNotContain("Threads run for longer in");
    next.methods = shown(0.8, 400 * MS, next.methods);
    assertThat(text()).contains("Threads run for longer in");
  }

  /** Samples that stand for so much of the time for which threads run in five operations. */
  private static MethodAccount shown(double share, double nanos, MethodAccount account) {
    return new MethodAccount(account.samples(), Math.round(share * 5 * nanos), account.rows());
  }
}
