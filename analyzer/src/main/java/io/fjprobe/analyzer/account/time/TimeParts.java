package io.fjprobe.analyzer.account.time;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.fjprobe.analyzer.account.code.SampleCounts;
import io.fjprobe.analyzer.account.number.Sums;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the time of participants before it is split into buckets. Everything in it adds
 * up over windows, so that accounts of any selection of iterations can be made. Null: not recorded.
 *
 * @param participants threads that lived in the window
 * @param totalNanos their time
 * @param runs in which workers were not looking for work
 * @param samples of the participants' stacks while they ran
 */
public record TimeParts(
    int participants,
    @Nullable Long totalNanos,
    @JsonUnwrapped MeasuredTimes measured,
    @JsonUnwrapped OutsideTimes outside,
    @Nullable TimedRuns runs,
    SampleCounts samples) {

  public static final TimeParts NONE =
      new TimeParts(0, null, MeasuredTimes.NONE, OutsideTimes.NONE, null, SampleCounts.NONE);

  /**
   * The parts of both windows. What one of them lacks is not recorded for both, unless that one has
   * no participants.
   */
  public TimeParts plus(TimeParts other) {
    if (isNothing()) {
      return other;
    }
    if (other.isNothing()) {
      return this;
    }
    return new TimeParts(
        Math.max(participants, other.participants),
        Sums.sumOrNull(totalNanos, other.totalNanos),
        measured.plus(other.measured),
        outside.plus(other.outside),
        runs == null || other.runs == null ? null : runs.plus(other.runs),
        samples.plus(other.samples));
  }

  private boolean isNothing() {
    return participants == 0 && (totalNanos == null || totalNanos == 0);
  }
}
