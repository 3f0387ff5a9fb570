package io.fjprobe.analyzer.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CollapsedStacksTest {

  private static String stacksOf(Report report) {
    return CollapsedStacks.of(report.recordings().stream().map(Report.Part::account).toList());
  }

  /** From whose time it is, by the lines of code, to what is done there, in microseconds. */
  @Test
  void aBoxIsALine() {
    List<String> lines = stacksOf(ReportFixture.troubled()).lines().toList();

    assertThat(lines)
        .contains("main;com.example.Shop.open:7;com.example.Stock.count:12;runs 297000");
    assertThat(lines).allMatch(line -> line.matches("[^;]+(;[^;]+)* \\d+"), "frames and a weight");
  }

  @Test
  void nothingIsKnownWhereNobodyLooked() {
    assertThat(stacksOf(ReportFixture.healthy())).isEmpty();
  }
}
