package io.fjprobe.analyzer.report;

import static io.fjprobe.analyzer.compare.side.SideFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.code.CountedCalls;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.side.SideFixture;
import io.fjprobe.analyzer.contract.PoolCounter;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is known beside a cause has a line of its own, once. */
class ComparisonSignsTest {

  private static final String CALLED = "Server.ask is called 60 times as often on JDK 17";

  private final SideFixture base = new SideFixture(8);
  private final SideFixture next = new SideFixture(17);

  @BeforeEach
  void userCodeTakesLonger() {
    next.with(Part.WORK, 300 * MS);
    base.countedCalls = List.of(new CountedCalls("app.Server.ask", 1_000));
    next.countedCalls = List.of(new CountedCalls("app.Server.ask", 60_000));
  }

  private ComparisonReport report() {
    return ComparisonReports.of(base, next);
  }

  private List<String> text() {
    return ComparisonText.of(report()).lines().toList();
  }

  @Test
  void theyFollowTheVerdict() {
    assertThat(report().comparisons().get(0).verdict())
        .contains("the code inside the tasks takes longer on JDK 17 (100 % of the gap).")
        .doesNotContain(CALLED);
    List<String> text = text();
    assertThat(text).containsOnlyOnce("         - " + CALLED);
    assertThat(text.stream().takeWhile(line -> !line.startsWith("base ")))
        .contains("         - " + CALLED);
  }

  @Test
  void thoseOfAnotherCauseFollowThatCause() {
    base.with(Quantity.JOINS_BLOCKED, 26).with(Quantity.JOIN_BLOCKED_TIME, 100 * MS);
    next.with(Quantity.JOINS_BLOCKED, 36).with(Quantity.JOIN_BLOCKED_TIME, 700 * MS);
    base.with(Part.JOIN_BLOCKED, 100 * MS).with(PoolCounter.SPARES_CREATED, 15);
    next.with(Part.JOIN_BLOCKED, 700 * MS).with(PoolCounter.ACTIVE_LOWERED, 36);
    base.threads(8);
    List<String> text = text();
    assertThat(text).filteredOn(line -> line.startsWith("CAUSE ")).hasSize(1);
    List<String> outside = text.stream().dropWhile(line -> !line.startsWith("OUTSIDE ")).toList();
    assertThat(outside.get(0)).endsWith("the code inside the tasks takes longer on JDK 17");
    assertThat(outside.get(1)).isEqualTo("         - " + CALLED);
    assertThat(text).containsOnlyOnce("         - " + CALLED);
  }

  @Test
  void inMarkdown() {
    assertThat(ComparisonMarkdown.of(report()).lines()).containsOnlyOnce("  - " + CALLED);
  }

  @Test
  void whereNothingIsExplainedThereAreNone() {
    next.with(Part.WORK, 182.6 * MS);
    base.spread = 0.001;
    next.spread = 0.001;
    assertThat(text()).noneMatch(line -> line.startsWith("         - "));
  }
}
