package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.account.blocking.Sleeps;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.moment.MomentRow;
import io.fjprobe.analyzer.compare.side.Side;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** For how long threads ask to sleep in one method, by events. */
public final class AskedSleeps {

  /** What each sleep for less becomes on some JDKs, in nanoseconds. */
  private static final double ROUNDED_UP = 1_000_000;

  /** The first JDK on which they are as short as they are asked to be (JDK-8305092). */
  private static final int FIRST_EXACT = 21;

  private AskedSleeps() {}

  /**
   * Returns whether sleeps may be longer on the old JDK only because that rounds them up.
   *
   * @param oldNanos what they ask for there
   * @param newNanos the same on the new JDK; 0: not recorded
   */
  public static boolean mayBeRoundedUp(int oldJdk, double oldNanos, int newJdk, double newNanos) {
    return oldJdk > 0
        && oldJdk < FIRST_EXACT
        && newJdk >= FIRST_EXACT
        && oldNanos == ROUNDED_UP
        && newNanos < ROUNDED_UP;
  }

  /**
   * Returns how long each of them is, in nanoseconds; 0: none is recorded, or they are not alike.
   * Of those that are not, events with a threshold may show only the longest.
   *
   * @param line where threads sleep
   * @param alike sleeps are, if none asks for so many times as long as they do in the mean
   */
  static BySide<Double> at(String line, BySide<Side> sides, double alike) {
    String method = MomentRow.method(line);
    return sides.map(side -> length(method, side, alike));
  }

  /**
   * A line where threads sleep on both sides.
   *
   * @param line on the slow side
   * @param each how long they ask to sleep there, in nanoseconds
   */
  public record SleepingLine(String line, BySide<Double> each) {}

  /**
   * Returns the lines where threads sleep for so long on the slow side.
   *
   * @param nanos at least, per operation
   * @param alike as {@link #at} has it
   */
  static List<SleepingLine> longerThan(
      double nanos, BySide<Side> sides, boolean nextIsSlow, double alike) {
    Side slow = sides.of(nextIsSlow);
    double operations = slow.sum(Quantity.OPERATIONS);
    Map<String, Sleeps.Row> byLine = new TreeMap<>();
    slow.forks()
        .forEach(
            fork ->
                fork.section()
                    .sleeps()
                    .byLine()
                    .forEach((line, row) -> byLine.merge(line, row, Sleeps.Row::plus)));
    return byLine.entrySet().stream()
        .filter(entry -> entry.getValue().nanos() / operations >= nanos)
        .map(entry -> new SleepingLine(entry.getKey(), at(entry.getKey(), sides, alike)))
        .toList();
  }

  /**
   * Returns how many there are per operation; not a number: none is recorded, they are not alike,
   * or some may be too short for an event.
   */
  static BySide<Double> often(String line, BySide<Side> sides, double alike) {
    String method = MomentRow.method(line);
    return sides.map(
        side ->
            sleeps(method, side)
                .filter(row -> isAlike(row, alike) && areAllRecorded(row, side))
                .map(row -> row.count() / side.sum(Quantity.OPERATIONS))
                .orElse(Double.NaN));
  }

  private static boolean areAllRecorded(Sleeps.Row row, Side side) {
    return side.forks().stream()
        .map(fork -> fork.section().sleeps().shortest())
        .allMatch(shortest -> shortest != null && shortest * row.count() <= row.nanos());
  }

  private static double length(String method, Side side, double alike) {
    return sleeps(method, side)
        .filter(row -> isAlike(row, alike))
        .map(row -> (double) row.nanos() / row.count())
        .orElse(0.0);
  }

  private static boolean isAlike(Sleeps.Row row, double alike) {
    return (double) row.most() * row.count() <= alike * row.nanos();
  }

  private static Optional<Sleeps.Row> sleeps(String method, Side side) {
    return side.forks().stream()
        .flatMap(fork -> fork.section().sleeps().byLine().entrySet().stream())
        .filter(entry -> MomentRow.method(entry.getKey()).equals(method))
        .map(Map.Entry::getValue)
        .reduce(Sleeps.Row::plus);
  }
}
