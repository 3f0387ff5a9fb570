package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.account.blocking.TimedOutWaits;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.moment.MomentRow;
import io.fjprobe.analyzer.compare.side.Side;
import io.fjprobe.analyzer.recording.stack.StackReading;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToLongFunction;

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
    BySide<List<TimedOutWaits.Row>> rows = sides.map(side -> in(method, side));
    BySide<Double> operations = sides.map(side -> side.sum(Quantity.OPERATIONS));
    return new TimeOuts(
        rows.with(operations, (each, number) -> sum(each, TimedOutWaits.Row::count) / number),
        rows.with(operations, (each, number) -> sum(each, TimedOutWaits.Row::nanos) / number),
        rows.of(nextIsSlow).stream()
            .reduce(TimedOutWaits.Row::plus)
            .map(TimedOutWaits.Row::timeOut)
            .orElse(0L));
  }

  /**
   * Returns the line of user code where such waits last for so much longer on the slow side than
   * anywhere else.
   */
  static Optional<String> most(BySide<Side> sides, boolean nextIsSlow) {
    return sides.of(nextIsSlow).forks().stream()
        .flatMap(fork -> fork.section().timedOutWaits().byLine().keySet().stream())
        .filter(StackReading::isUserCode)
        .distinct()
        .max(
            Comparator.comparingDouble(
                (String line) -> {
                  TimeOuts times = at(line, sides, nextIsSlow);
                  return times.nanos.of(nextIsSlow) - times.nanos.of(!nextIsSlow);
                }));
  }

  private static double sum(List<TimedOutWaits.Row> rows, ToLongFunction<TimedOutWaits.Row> what) {
    return rows.stream().mapToLong(what).sum();
  }

  private static List<TimedOutWaits.Row> in(String method, Side side) {
    return side.forks().stream()
        .flatMap(fork -> fork.section().timedOutWaits().byLine().entrySet().stream())
        .filter(entry -> MomentRow.method(entry.getKey()).equals(method))
        .map(Map.Entry::getValue)
        .toList();
  }
}
