package io.fjprobe.analyzer.account;

import io.fjprobe.analyzer.recording.CompensationKey;
import io.fjprobe.analyzer.recording.DurationTally;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Compensations as events: what blocked, why, and how the pool made up for it. */
public record CompensationAccount(
    long events, List<Row> byCause, List<Row> byBlockedOn, List<Row> byOutcome) {

  static CompensationAccount of(Map<CompensationKey, DurationTally> compensations) {
    return new CompensationAccount(
        compensations.values().stream().mapToLong(DurationTally::count).sum(),
        rows(compensations, CompensationKey::cause),
        rows(compensations, CompensationKey::blockedOn),
        rows(compensations, CompensationKey::outcome));
  }

  private static List<Row> rows(
      Map<CompensationKey, DurationTally> compensations, Function<CompensationKey, String> name) {
    Rows rows = new Rows();
    compensations.forEach((key, tally) -> rows.add(name.apply(key), tally));
    return rows.sorted();
  }
}
