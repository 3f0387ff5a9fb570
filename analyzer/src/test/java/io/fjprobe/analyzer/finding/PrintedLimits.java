package io.fjprobe.analyzer.finding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;

/** Each finding that fires says what its thresholds are. */
public final class PrintedLimits {

  /**
   * These findings have no thresholds: a pool that stands still is reported in any case, and so is
   * the wrong order of queues.
   */
  public static final Set<String> WITHOUT = Set.of("stalled-pool", "queue-order");

  private PrintedLimits() {}

  /** Returns the diagnosis if it says them, or has nothing to say. */
  public static Diagnosis checked(Diagnosis diagnosis) {
    if (diagnosis.fires() && !WITHOUT.contains(diagnosis.finding())) {
      assertThat(diagnosis.statement().explanation())
          .as(diagnosis.finding())
          .containsPattern("Thresholds?: (remark|warning) ");
    }
    return diagnosis;
  }
}
