package io.fjprobe.analyzer.finding;

import static org.assertj.core.api.Assertions.assertThat;

/** What tests of findings want of a diagnosis. */
public final class DiagnosisChecks {

  private DiagnosisChecks() {}

  /** It fires with this severity, and its texts have these words. */
  public static void assertFires(Diagnosis diagnosis, Severity severity, String... words) {
    assertThat(diagnosis.severity()).isEqualTo(severity);
    assertThat(diagnosis.score()).isBetween(severity.score(), 100);
    assertThat(diagnosis.statement().advice()).isNotEmpty();
    assertThat(
            diagnosis.statement().summary()
                + diagnosis.statement().explanation()
                + diagnosis.statement().advice())
        .contains(words);
  }
}
