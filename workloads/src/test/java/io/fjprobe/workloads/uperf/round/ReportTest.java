package io.fjprobe.workloads.uperf.round;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReportTest {
  private final Counts counts = new Counts();

  @Test
  void crossesAPipeInOneLine() {
    counts.add(Count.ISSUED, 3);
    counts.increment(Count.STRAYS);
    Report report = new Report(counts);
    report.gets.record(1_000);
    report.puts.record(5);
    report.puts.record(2_000_000_000);

    Report read = Report.parse(report.toString());

    assertThat(report.toString()).doesNotContain("\n");
    assertThat(read).usingRecursiveComparison().isEqualTo(report);
    assertThatThrownBy(() -> Report.parse("1 2"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no report: 1 2");
  }

  @Test
  void aRoundHasWhatCameSinceTheLastOne() {
    Ledger ledger = new Ledger();
    counts.add(Count.SERVED, 10);
    Report times = new Report();
    times.gets.record(7);
    Report first = ledger.close(List.of(times), List.of(new Report(counts), new Report(counts)));
    counts.add(Count.SERVED, 1);
    Report second = ledger.close(List.of(), List.of(new Report(counts), new Report(counts)));

    assertThat(first.get(Count.SERVED)).isEqualTo(20);
    assertThat(first.gets.count()).isEqualTo(1);
    assertThat(second.get(Count.SERVED)).isEqualTo(2);
    assertThat(second.gets.count()).isZero();
  }

  @Test
  void countsHaveNamesOfTheirOwn() {
    assertThat(Arrays.stream(Count.values()).map(Count::camelCase))
        .doesNotHaveDuplicates()
        .contains("localGets", "retransmissions");
  }
}
