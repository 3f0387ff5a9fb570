package io.fjprobe.analyzer.compare.moment;

import com.fasterxml.jackson.annotation.JsonIgnore;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.statistics.Estimate;
import io.fjprobe.analyzer.contract.Doing;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An activity in a method, in a pool or a group of other threads, on both sides. The times of all
 * rows add up to the wall time per operation.
 *
 * @param where pool, or name of the threads with # for numbers; empty: the whole JVM
 * @param worker whether it is a pool
 * @param line of the application, on the side on which it takes longer; null: not known, or none
 * @param called of a library or the JDK, by that line; null: nothing, or not known
 * @param caller line of the application that called it; null: not known
 * @param base nanoseconds of wall time per operation that it holds up
 * @param next the same of the other side
 * @param difference next - base, with its interval
 * @param baseWidth among how many threads its moments are shared, in the mean; null: it is not
 *     there
 * @param nextWidth the same of the other side
 * @param waiters threads that wait meanwhile for the lock of whoever does it, in the mean
 * @param rises how its share of the time changes
 * @param interpreted share of its thread time in code that is not compiled, of the box that has
 *     most of it; 0 also if it is not there
 */
public record MomentRow(
    Doing doing,
    String where,
    boolean worker,
    @Nullable String line,
    @Nullable String called,
    @Nullable String caller,
    double base,
    double next,
    Estimate difference,
    @Nullable Double baseWidth,
    @Nullable Double nextWidth,
    @JsonIgnore BySide<Double> waiters,
    @JsonIgnore BySide<Rise> rises,
    @JsonIgnore BySide<Double> interpreted) {

  /** Returns a line without its number: lines move when a method is edited. */
  public static String method(@Nullable String line) {
    return line == null ? "" : line.replaceFirst(":\\d+(?= |$)", "");
  }

  /** Returns the nanoseconds of wall time per operation that it holds up. */
  public BySide<Double> nanos() {
    return new BySide<>(base, next);
  }

  /** Returns among how many threads its moments are shared; 0: it is not there. */
  public BySide<Double> widths() {
    return new BySide<>(
        Objects.requireNonNullElse(baseWidth, 0.0), Objects.requireNonNullElse(nextWidth, 0.0));
  }

  /** Returns the nanoseconds that all its threads spend on it per operation. */
  public BySide<Double> threadNanos() {
    BySide<Double> widths = widths();
    return new BySide<>(base * widths.base(), next * widths.next());
  }
}
