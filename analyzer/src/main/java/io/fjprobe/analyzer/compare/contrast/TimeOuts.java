package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.moment.MomentRow;
import io.fjprobe.analyzer.compare.side.Side;
import io.fjprobe.analyzer.recording.tally.DurationTally;
import java.util.Map;

/**
 * Waits in one method that nobody ended before their time-out, by events. All numbers are per
 * operation.
 *
 * @param count of them
 * @param nanos that they lasted together
 * @param timeOut of all of them on the slow side, in nanoseconds; 0: there are several
 */
public record TimeOuts(BySide<Double> count, BySide<Double> nanos, long timeOut) {

  /**
   * @param line where threads wait
   */
  static TimeOuts at(String line, BySide<Side> sides, boolean nextIsSlow) {
    String method = MomentRow.method(line);
    BySide<DurationTally> waits = sides.map(side -> in(method, side));
    BySide<Double> operations = sides.map(side -> side.sum(Quantity.OPERATIONS));
    return new TimeOuts(
        waits.with(operations, (tally, number) -> tally.timedOut() / number),
        waits.with(operations, (tally, number) -> tally.timedOutNanos() / number),
        waits.of(nextIsSlow).timeOut());
  }

  private static DurationTally in(String method, Side side) {
    DurationTally sum = new DurationTally();
    for (Side.Fork fork : side.forks()) {
      for (Map.Entry<String, DurationTally> each :
          fork.section().timedOutWaits().byLine().entrySet()) {
        if (MomentRow.method(each.getKey()).equals(method)) {
          sum.merge(each.getValue());
        }
      }
    }
    return sum;
  }
}
