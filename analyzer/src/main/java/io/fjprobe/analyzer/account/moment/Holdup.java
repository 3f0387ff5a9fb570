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

  /** The one that holds most of the time up; of an account that has boxes. */
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

  /** Pools and groups of threads, each once. */
  public List<String> who() {
    return boxes.stream()
        .map(box -> (box.worker() ? "pool " : "") + box.where())
        .distinct()
        .toList();
  }

  public Box highest() {
    return boxes.get(0);
  }

  /** Of the wall time, 0 to 1. */
  public double share() {
    return boxes.stream().mapToDouble(Box::share).sum();
  }

  /** Among how many threads its moments are shared, in the mean. */
  public double width() {
    return mean(Box::width);
  }

  /** In which part of its time nothing else ran. */
  public double alone() {
    return mean(Box::alone);
  }

  /** Threads that wait for its lock, in the mean. */
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
