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

  private final BySide<Side> sides;
  private final boolean nextIsSlow;
  private final double alike;

  /**
   * @param alike sleeps are, if none asks for so many times as long as they do in the mean
   */
  AskedSleeps(BySide<Side> sides, boolean nextIsSlow, double alike) {
    this.sides = sides;
    this.nextIsSlow = nextIsSlow;
    this.alike = alike;
  }

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
   */
  public BySide<Double> each(String line) {
    String method = MomentRow.method(line);
    return sides.map(side -> length(method, side));
  }

  /**
   * Returns how long the longest of them is, in nanoseconds; 0: none is recorded, or those that are
   * do not take longer on the slow side in the mean.
   */
  public BySide<Double> longest(String line) {
    String method = MomentRow.method(line);
    BySide<Double> means =
        sides.map(side -> sleeps(method, side).map(AskedSleeps::mean).orElse(Double.NaN));
    return means.of(nextIsSlow) >= alike * means.of(!nextIsSlow)
        ? sides.map(side -> sleeps(method, side).map(row -> (double) row.most()).orElse(0.0))
        : new BySide<>(0.0, 0.0);
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
   */
  public List<SleepingLine> longerThan(double nanos) {
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
        .map(entry -> new SleepingLine(entry.getKey(), each(entry.getKey())))
        .toList();
  }

  /**
   * Returns how many there are per operation; not a number: none is recorded, they are not alike,
   * or some may be too short for an event.
   */
  public BySide<Double> often(String line) {
    String method = MomentRow.method(line);
    return sides.map(
        side ->
            sleeps(method, side)
                .filter(row -> isAlike(row) && areAllRecorded(row, side))
                .map(row -> row.count() / side.sum(Quantity.OPERATIONS))
                .orElse(Double.NaN));
  }

  private static boolean areAllRecorded(Sleeps.Row row, Side side) {
    return side.forks().stream()
        .map(fork -> fork.section().sleeps().shortest())
        .allMatch(shortest -> shortest != null && shortest * row.count() <= row.nanos());
  }

  private double length(String method, Side side) {
    return sleeps(method, side).filter(this::isAlike).map(AskedSleeps::mean).orElse(0.0);
  }

  private static double mean(Sleeps.Row row) {
    return (double) row.nanos() / row.count();
  }

  private boolean isAlike(Sleeps.Row row) {
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
