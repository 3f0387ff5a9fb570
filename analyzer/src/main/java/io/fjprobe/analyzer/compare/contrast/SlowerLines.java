package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.code.CodeAccount;
import io.fjprobe.analyzer.account.code.CodeRow;
import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.side.Side;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Finds the line of user code at which the slow side spends more time than the fast one. */
public final class SlowerLines {

  private final BySide<Side> sides;
  private final boolean nextIsSlow;
  private final BySide<Double> work;

  /**
   * @param work time of user code in tasks per unit of work
   */
  SlowerLines(BySide<Side> sides, boolean nextIsSlow, BySide<Double> work) {
    this.sides = sides;
    this.nextIsSlow = nextIsSlow;
    this.work = work;
  }

  /**
   * Returns the line at which tasks block without telling the pool, for longer on the slow side;
   * null: there is none.
   */
  public @Nullable TimesAtLine blocking() {
    return rows(pool -> pool.inTasks().blocking().byLine());
  }

  /**
   * Returns who last held the monitors that tasks wait for, for longer on the slow side; null:
   * there is nobody.
   */
  public @Nullable TimesAtLine holders() {
    return rows(pool -> pool.inTasks().blocking().holders());
  }

  /**
   * Returns the line at which tasks block and tell the pool, for longer on the slow side; null:
   * there is none.
   */
  public @Nullable TimesAtLine managed() {
    return rows(pool -> pool.inTasks().blocking().managed());
  }

  /**
   * Returns the line at which tasks run for longer on the slow side, by samples; null: there is
   * none.
   */
  public @Nullable TimesAtLine code() {
    return code(row -> true);
  }

  /**
   * Returns the line at which tasks make exceptions for longer on the slow side, by samples; null:
   * there is none.
   */
  public @Nullable TimesAtLine exceptions() {
    return code(CodeRow::exception);
  }

  private @Nullable TimesAtLine code(Predicate<CodeRow> wanted) {
    return most(sides.with(work, (side, nanos) -> tasks(side, nanos, wanted)));
  }

  /**
   * Returns the line at which callers run outside tasks for longer on the slow side, by samples;
   * null: there is none.
   */
  public @Nullable TimesAtLine callers() {
    return most(sides.map(SlowerLines::callers));
  }

  private @Nullable TimesAtLine rows(Function<PoolAccount, List<Row>> rows) {
    return most(sides.map(side -> rows(side, rows)));
  }

  private static Map<String, Double> rows(Side side, Function<PoolAccount, List<Row>> rows) {
    Map<String, Double> times = new HashMap<>();
    for (Side.Fork fork : side.forks()) {
      for (PoolAccount pool : side.carriersOf(fork)) {
        rows.apply(pool)
            .forEach(row -> times.merge(row.name(), (double) row.totalNanos(), Double::sum));
      }
    }
    times.replaceAll((line, nanos) -> nanos / side.sum(Quantity.OPERATIONS));
    return times;
  }

  private static Map<String, Double> tasks(Side side, double work, Predicate<CodeRow> wanted) {
    Map<String, Double> samples = new HashMap<>();
    double all = 0;
    for (Side.Fork fork : side.forks()) {
      for (PoolAccount pool : side.carriersOf(fork)) {
        all += add(pool.inTasks().code(), wanted, samples);
      }
    }
    double scale = all == 0 ? 0 : work / all;
    samples.replaceAll((line, count) -> count * scale);
    return samples;
  }

  private static Map<String, Double> callers(Side side) {
    Map<String, Double> samples = new HashMap<>();
    for (Side.Fork fork : side.forks()) {
      SectionAccount section = fork.section();
      add(section.callers().code(), row -> true, samples);
    }
    double all = samples.values().stream().mapToDouble(d -> d).sum();
    double alone = side.sum(Quantity.CALLER_ALONE_TIME) / side.sum(Quantity.OPERATIONS);
    samples.replaceAll((line, count) -> count / all * alone);
    return samples;
  }

  private static long add(CodeAccount code, Predicate<CodeRow> wanted, Map<String, Double> to) {
    code.lines().stream()
        .filter(wanted)
        .forEach(row -> to.merge(row.line(), (double) row.samples(), Double::sum));
    return code.samples();
  }

  private @Nullable TimesAtLine most(BySide<Map<String, Double>> times) {
    Set<String> lines = new TreeSet<>(times.base().keySet());
    lines.addAll(times.next().keySet());
    return lines.stream()
        .map(line -> new TimesAtLine(line, times.map(its -> its.getOrDefault(line, 0.0))))
        .filter(at -> at.more(nextIsSlow) > 0)
        .max(Comparator.comparingDouble(at -> at.more(nextIsSlow)))
        .orElse(null);
  }
}
