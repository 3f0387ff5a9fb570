package io.fjprobe.analyzer.export;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.report.Report;
import io.fjprobe.analyzer.report.ReportFixture;
import java.util.List;
import org.junit.jupiter.api.Test;

class CollapsedStacksTest {

  private static CollapsedStacks momentsOf(Report report) {
    CollapsedStacks stacks = new CollapsedStacks();
    report.recordings().forEach(part -> MomentStacks.add(part.account(), stacks));
    return stacks;
  }

  /** From whose time it is and what they do, by the lines of code, in microseconds. */
  @Test
  void aBoxIsALine() {
    List<String> lines = momentsOf(ReportFixture.troubled()).text().lines().toList();

    assertThat(lines)
        .contains("main;runs;com.example.Shop.open:7;com.example.Stock.count:12 297000");
    assertThat(lines).allMatch(line -> line.matches("[^;]+(;[^;]+)* \\d+"), "frames and a weight");
  }

  @Test
  void nothingIsKnownWhereNobodyLooked() {
    assertThat(momentsOf(ReportFixture.healthy()).isEmpty()).isTrue();
  }

  @Test
  void equalStacksAreOneAndAreRoundedTogether() {
    CollapsedStacks stacks = new CollapsedStacks();
    stacks.add(0.4, "pool", null, "", "line");
    stacks.add(0.4, "pool", "line");
    stacks.add(0.4, "pool", "another line");

    assertThat(stacks.text()).isEqualTo("pool;line 1\n");
  }

  @Test
  void aNameIsOneFrameWhateverIsInIt() {
    CollapsedStacks stacks = new CollapsedStacks("a;b.jfr");
    stacks.add(2, "pool\nnext 7");

    assertThat(stacks.text()).isEqualTo("a,b.jfr;pool\\nnext 7 2\n");
  }
}
