package io.fjprobe.analyzer.account.moment;

import io.fjprobe.analyzer.contract.Doing;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * What a pool, or a group of other threads, does in one way, at whatever lines; or what several of
 * them do at one line, as a pool and its caller do in a parallel stream.
 *
 * @param boxes the highest first; never empty
 */
public record Holdup(List<Box> boxes) {

  private record Key(Doing doing, String where, boolean worker) {}

  /** Returns the one that holds up most of the time. The account must have boxes. */
  public static Holdup greatestOf(MomentAccount account) {
    Map<Key, List<Box>> groups = new LinkedHashMap<>();
    Map<String, List<Box>> lines = new LinkedHashMap<>();
    for (Box box : account.boxes()) {
      groups
          .computeIfAbsent(
              new Key(box.doing(), box.where(), box.worker()), key -> new ArrayList<>())
          .add(box);
      if (box.doing() == Doing.RUNS && box.line() != null) {
        lines.computeIfAbsent(box.line(), key -> new ArrayList<>()).add(box);
      }
    }
    Holdup group = greatest(groups.values()).orElseThrow();
    return greatest(lines.values()).filter(line -> line.share() > group.share()).orElse(group);
  }

  private static Optional<Holdup> greatest(Collection<List<Box>> groups) {
    return groups.stream().map(Holdup::new).reduce((a, b) -> b.share() > a.share() ? b : a);
  }

  /** Returns the pools and groups of threads, each once. */
  public List<String> who() {
    return boxes.stream()
        .map(box -> (box.worker() ? "pool " : "") + box.where())
        .distinct()
        .toList();
  }

  public Box highest() {
    return boxes.get(0);
  }

  /** Returns the share of the wall time that it holds up, 0 to 1. */
  public double share() {
    return boxes.stream().mapToDouble(Box::share).sum();
  }

  /** Returns the mean number of threads that share its moments. */
  public double width() {
    return mean(Box::width);
  }

  /** Returns the share of its time in which nothing else ran, 0 to 1. */
  public double alone() {
    return mean(Box::alone);
  }

  /** Returns the mean number of threads that wait for its lock. */
  public double waiters() {
    return mean(Box::waiters);
  }

  private double mean(ToDoubleFunction<Box> what) {
    double share = share();
    return share == 0
        ? 0
        : boxes.stream().mapToDouble(box -> box.share() * what.applyAsDouble(box)).sum() / share;
  }
}
