package io.fjprobe.analyzer.account.blocking;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.account.number.Rows;
import io.fjprobe.analyzer.recording.tally.CompensationKey;
import io.fjprobe.analyzer.recording.tally.DurationTally;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Compensations as events: what blocked, why, and how the pool made up for it. Exact totals are
 * counters of the pool.
 *
 * @param events recorded; rows count what they stand for
 */
public record CompensationAccount(
    long events, List<Row> byCause, List<Row> byBlockedOn, List<Row> byOutcome) {

  /** Events name the cause of a compensation so, or else a managed blocker. */
  private static final String JOIN = "join";

  /** Returns whether not every compensation is an event, so that counts and times are estimates. */
  @JsonProperty
  public boolean sampled() {
    return byCause.stream().mapToLong(Row::count).sum() > events;
  }

  /** Whether most of the blocking that was compensated was that of joins. */
  public boolean mostlyOfJoins() {
    return !byCause.isEmpty() && byCause.get(0).name().equals(JOIN);
  }

  /** Whether most of it was that of managed blockers. */
  public boolean mostlyOfBlockers() {
    return !byCause.isEmpty() && !mostlyOfJoins();
  }

  public static CompensationAccount of(Map<CompensationKey, DurationTally> compensations) {
    return new CompensationAccount(
        compensations.values().stream().mapToLong(DurationTally::events).sum(),
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
