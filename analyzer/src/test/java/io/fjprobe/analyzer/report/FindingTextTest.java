package io.fjprobe.analyzer.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class FindingTextTest {

  private static Diagnosis of(String pool, Severity severity, String summary) {
    return new Diagnosis("off-cpu", severity, 0, pool, "whole", null, null, summary, "", List.of());
  }

  @Test
  void whatIsNotKnownOfOnePoolIsNotFineForItsBeingSoInAnother() {
    List<Diagnosis> findings =
        List.of(
            of("a", Severity.OK, "workers are on a CPU"),
            of("b", Severity.NOT_RECORDED, "the workers' CPU time"));
    Page page = new Page();
    new FindingText(page).print(findings, findings);
    assertThat(page.toString()).contains("unknown  the workers' CPU time").doesNotContain("fine");
  }
}
