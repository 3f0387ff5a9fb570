package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.account.code.StacksAtLine;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.side.Side;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Finds lines at which a library lets threads wait on one side alone. */
final class WaitingPlaces {

  /** As few stacks of the other side are there, of those that would be expected. */
  private static final double HARDLY = 0.1;

  /** All of the stacks of one side that are of threads that wait. */
  private record Stacks(Map<String, Long> byMethod, Map<String, StacksAtLine> lines, long all) {

    static Stacks of(Side side) {
      Map<String, Long> byMethod = new HashMap<>();
      Map<String, StacksAtLine> lines = new HashMap<>();
      for (Side.Fork fork : side.forks()) {
        fork.section()
            .waitingStacks()
            .forEach(
                (method, its) -> {
                  byMethod.merge(method, its.methods().samples(), Long::sum);
                  lines.put(method, its);
                });
      }
      return new Stacks(byMethod, lines, byMethod.values().stream().mapToLong(each -> each).sum());
    }

    long at(String method) {
      return byMethod.getOrDefault(method, 0L);
    }

    double share(String method) {
      return (double) at(method) / all;
    }
  }

  private WaitingPlaces() {}

  /**
   * Returns the line at which most wait so on each side; empty: there is none, or it is not known.
   *
   * @param least share of the stacks of a side that are there
   */
  static BySide<Optional<WaitingPlace>> of(BySide<Side> sides, double least) {
    BySide<Stacks> stacks = sides.map(Stacks::of);
    return new BySide<>(
        of(stacks.base(), stacks.next(), least), of(stacks.next(), stacks.base(), least));
  }

  private static Optional<WaitingPlace> of(Stacks side, Stacks other, double least) {
    return side.lines().entrySet().stream()
        .filter(place -> isHere(place.getKey(), side, other, least))
        .sorted(
            Comparator.<Map.Entry<String, StacksAtLine>>comparingDouble(
                    place -> -side.share(place.getKey()))
                .thenComparing(Map.Entry::getKey))
        .flatMap(place -> place(place.getKey(), place.getValue(), side, other).stream())
        .findFirst();
  }

  private static boolean isHere(String method, Stacks side, Stacks other, double least) {
    double expected = side.share(method) * other.all();
    return side.share(method) >= least
        && expected >= OnlyMethods.EXPECTED
        && other.at(method) <= HARDLY * expected;
  }

  private static Optional<WaitingPlace> place(
      String method, StacksAtLine stacks, Stacks side, Stacks other) {
    return stacks
        .library(method)
        .map(
            called ->
                new WaitingPlace(stacks.line(), called, side.share(method), other.at(method)));
  }
}
