package io.fjprobe.analyzer.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Effect;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Place;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Statement;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FindingTextTest {

  private static Diagnosis diagnosis(String finding, Severity severity, String section) {
    return new Diagnosis(
        finding,
        severity,
        KnownBy.SEEN,
        severity.score(),
        new Place("pool", section, false),
        new Effect(null, null),
        new Statement("", "", List.of()));
  }

  private static final List<Diagnosis> FIB =
      List.of(
          diagnosis("fine-tasks", Severity.WARNING, "fib"),
          diagnosis("fine-tasks", Severity.OK, "fib"), // in another pool
          diagnosis("join-order", Severity.OK, "fib"),
          diagnosis("imbalance", Severity.OK, "fib"));

  private static final List<Diagnosis> SORT =
      List.of(
          diagnosis("imbalance", Severity.INFO, "sort"),
          diagnosis("fine-tasks", Severity.OK, "sort"),
          diagnosis("join-order", Severity.OK, "sort"));

  private static String fineLines(List<Diagnosis> findings, List<Diagnosis> all) {
    Page page = new Page();
    new FindingText(page).print(findings, all);
    String text = page.toString();
    return text.substring(text.indexOf("fine     "));
  }

  @Test
  void whatFiresInOnePoolIsNotCalledFineForAnother() {
    assertThat(fineLines(FIB, FIB)).isEqualTo("fine     join-order, imbalance\n");
  }

  @Test
  void whatFiresInAnotherWorkloadIsFineHereOnly() {
    List<Diagnosis> all = Stream.of(FIB, SORT).flatMap(List::stream).toList();
    assertThat(fineLines(FIB, all))
        .isEqualTo("fine     join-order\n         here, but not in every workload: imbalance\n");
    assertThat(fineLines(SORT, all))
        .isEqualTo("fine     join-order\n         here, but not in every workload: fine-tasks\n");
  }

  @Test
  void nothingIsFineInEachWorkload() {
    List<Diagnosis> calm = List.of(diagnosis("imbalance", Severity.OK, "fib"));
    List<Diagnosis> all = Stream.of(calm, SORT).flatMap(List::stream).toList();
    assertThat(fineLines(calm, all))
        .isEqualTo("fine     here, but not in every workload: imbalance\n");
  }

  @Test
  void whatIsNotKnownOfOnePoolIsNotFineForItsBeingSoInAnother() {
    List<Diagnosis> findings =
        List.of(
            diagnosis("off-cpu", Severity.OK, "fib"),
            diagnosis("off-cpu", Severity.NOT_RECORDED, "fib"));
    Page page = new Page();
    new FindingText(page).print(findings, findings);
    assertThat(page.toString()).contains("unknown  off-cpu").doesNotContain("fine");
  }
}
