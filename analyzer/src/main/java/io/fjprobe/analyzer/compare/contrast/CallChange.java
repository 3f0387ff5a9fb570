package io.fjprobe.analyzer.compare.contrast;

import com.fasterxml.jackson.annotation.JsonIgnore;
import io.fjprobe.analyzer.account.code.CountedCalls;
import io.fjprobe.analyzer.account.code.LoadedClasses;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.side.Side;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.DoubleStream;
import org.jspecify.annotations.Nullable;

/**
 * How often a method is called on both sides, as the agent counts it. A method of a class that a
 * JVM does not load is not called there.
 *
 * @param method as the option of the agent names it
 * @param base calls per operation; null: not recorded
 * @param next the same of the other side
 * @param moved whether each recording of one side has more of them than each of the other
 */
public record CallChange(
    String method, @Nullable Double base, @Nullable Double next, boolean moved) {

  /** Returns what was counted, the largest change first, then what one side lacks. */
  public static List<CallChange> of(BySide<Side> sides) {
    Set<String> methods = new TreeSet<>();
    for (Side side : List.of(sides.base(), sides.next())) {
      side.forks().stream()
          .flatMap(fork -> fork.section().countedCalls().stream())
          .map(CountedCalls::method)
          .forEach(methods::add);
    }
    List<CallChange> changes = new ArrayList<>();
    methods.forEach(method -> changes.add(of(method, sides)));
    changes.sort(Comparator.comparingDouble(CallChange::size).reversed());
    return changes;
  }

  private static CallChange of(String method, BySide<Side> sides) {
    BySide<List<Double>> each = sides.map(side -> perOperation(method, side));
    BySide<@Nullable Double> all =
        sides.with(each, (side, calls) -> calls.isEmpty() ? null : mean(method, side));
    return new CallChange(method, all.base(), all.next(), apart(each) || apart(swapped(each)));
  }

  private static BySide<List<Double>> swapped(BySide<List<Double>> each) {
    return new BySide<>(each.next(), each.base());
  }

  private static boolean apart(BySide<List<Double>> each) {
    return !each.any(List::isEmpty)
        && stream(each.base()).max().orElseThrow() < stream(each.next()).min().orElseThrow();
  }

  private static DoubleStream stream(List<Double> numbers) {
    return numbers.stream().mapToDouble(number -> number);
  }

  /** Returns the calls of each recording; none if one of them does not have it recorded. */
  private static List<Double> perOperation(String method, Side side) {
    List<Double> calls = new ArrayList<>();
    for (Side.Fork fork : side.forks()) {
      Optional<Long> counted = calls(method, fork);
      if (counted.isEmpty()) {
        return List.of();
      }
      calls.add(counted.get() / Side.sum(fork, Quantity.OPERATIONS));
    }
    return calls;
  }

  private static double mean(String method, Side side) {
    return side.forks().stream().mapToLong(fork -> calls(method, fork).orElse(0L)).sum()
        / side.sum(Quantity.OPERATIONS);
  }

  private static Optional<Long> calls(String method, Side.Fork fork) {
    return fork.section().countedCalls().stream()
        .filter(each -> each.method().equals(method))
        .map(CountedCalls::calls)
        .findFirst()
        .or(() -> isLoaded(method, fork) ? Optional.empty() : Optional.of(0L));
  }

  /** Returns false only if all classes that the JVM loaded are known, and this is none of them. */
  private static boolean isLoaded(String method, Side.Fork fork) {
    LoadedClasses loaded = fork.section().loadedClasses();
    String name = method.split("\\(", 2)[0];
    return loaded == null || loaded.names().contains(OnlyClasses.packageOf(name));
  }

  /** Returns whether both sides have it recorded. */
  @JsonIgnore
  public boolean isKnown() {
    return base != null && next != null;
  }

  /** Returns the calls per operation; not a number where not recorded. */
  @JsonIgnore
  public BySide<Double> calls() {
    return new BySide<>(base == null ? Double.NaN : base, next == null ? Double.NaN : next);
  }

  private double size() {
    BySide<Double> calls = calls();
    return isKnown() ? Math.abs(Math.log((calls.next() + 1e-9) / (calls.base() + 1e-9))) : -1;
  }
}
