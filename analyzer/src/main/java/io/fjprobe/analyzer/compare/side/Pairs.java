package io.fjprobe.analyzer.compare.side;

import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.measure.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Two sides, paired JVM by JVM where the JVMs ran in rounds. A matrix numbers the rounds, or the
 * start times show that both sides ran by turns.
 *
 * @param sides as many JVMs on each, those of one round at the same place; or the sides as they are
 * @param rounds null: they are not paired
 */
public record Pairs(BySide<Side> sides, @Nullable Rounds rounds) {

  /**
   * The least number of rounds with a JVM of both sides for which the JVMs are paired. With fewer
   * rounds, pairs know less: they have half the degrees of freedom, and an interval of three pairs
   * is narrower only if more than half of the variance is common to both sides. The number is
   * fixed, so that nobody chooses the narrower interval.
   */
  public static final int LEAST = 5;

  public static Pairs of(BySide<Side> sides) {
    BySide<Map<Integer, Side.Fork>> byRound = sides.map(Pairs::byRound);
    if (!byRound.any(forks -> !forks.isEmpty())) {
      byRound = byTurns(sides);
    }
    Map<Integer, Side.Fork> ofBase = byRound.base();
    Map<Integer, Side.Fork> ofNext = byRound.next();
    List<Integer> common = new ArrayList<>(ofBase.keySet());
    common.retainAll(ofNext.keySet());
    if (common.size() < LEAST) {
      return new Pairs(sides, null);
    }
    TreeSet<Integer> leftOut = new TreeSet<>(ofBase.keySet());
    leftOut.addAll(ofNext.keySet());
    leftOut.removeAll(common);
    List<Rounds.Round> rounds =
        common.stream()
            .map(round -> new Rounds.Round(round, ratio(fork(round, ofBase), fork(round, ofNext))))
            .toList();
    return new Pairs(
        sides.with(
            byRound,
            (side, forks) -> side.of(common.stream().map(round -> fork(round, forks)).toList())),
        new Rounds(rounds, List.copyOf(leftOut)));
  }

  private static Side.Fork fork(Integer round, Map<Integer, Side.Fork> byRound) {
    return Objects.requireNonNull(byRound.get(round), "a round that is not common to both sides");
  }

  public boolean paired() {
    return rounds != null;
  }

  /**
   * Returns the JVMs of a side by round. The map is empty unless each JVM has iterations and a
   * round of its own.
   */
  private static Map<Integer, Side.Fork> byRound(Side side) {
    Map<Integer, Side.Fork> byRound = new TreeMap<>();
    for (Side.Fork fork : side.forks()) {
      if (fork.round() == null
          || fork.iterations().isEmpty()
          || byRound.put(fork.round(), fork) != null) {
        return new TreeMap<>();
      }
    }
    return byRound;
  }

  /**
   * Pairs JVMs by their start times. Of each two JVMs that were started one after the other, one
   * must be of base and the other of next; else nothing is paired.
   */
  private static BySide<Map<Integer, Side.Fork>> byTurns(BySide<Side> sides) {
    Side base = sides.base();
    Side next = sides.next();
    TreeMap<String, Side.Fork> byStart = new TreeMap<>();
    base.forks().forEach(fork -> byStart.put(fork.recording().source().start(), fork));
    Set<String> startsOfBase = Set.copyOf(byStart.keySet());
    next.forks().forEach(fork -> byStart.put(fork.recording().source().start(), fork));
    List<Side.Fork> forks = List.copyOf(byStart.values());
    boolean turns =
        base.forks().size() == next.forks().size()
            && forks.size() == base.forks().size() + next.forks().size()
            && forks.stream()
                .allMatch(fork -> fork.round() == null && !fork.iterations().isEmpty());
    BySide<Map<Integer, Side.Fork>> byTurn = new BySide<>(new TreeMap<>(), new TreeMap<>());
    for (int i = 0; turns && i < forks.size(); i += 2) {
      Side.Fork first = forks.get(i);
      Side.Fork second = forks.get(i + 1);
      boolean baseFirst = startsOfBase.contains(first.recording().source().start());
      turns = baseFirst != startsOfBase.contains(second.recording().source().start());
      byTurn.base().put(i / 2 + 1, baseFirst ? first : second);
      byTurn.next().put(i / 2 + 1, baseFirst ? second : first);
    }
    return turns ? byTurn : new BySide<>(Map.of(), Map.of());
  }

  private static double ratio(Side.Fork base, Side.Fork next) {
    return nanosPerOperation(base) / nanosPerOperation(next);
  }

  private static double nanosPerOperation(Side.Fork fork) {
    double wall = 0;
    double operations = 0;
    for (Sample iteration : fork.iterations()) {
      wall += iteration.get(Quantity.WALL);
      operations += iteration.get(Quantity.OPERATIONS);
    }
    return wall / operations;
  }
}
