package io.fjprobe.analyzer.account.moment;

import io.fjprobe.analyzer.account.group.PoolGroup;
import io.fjprobe.analyzer.account.machine.EnvironmentAccount;
import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.moment.BoxKey;
import io.fjprobe.analyzer.recording.moment.MomentTotals;
import io.fjprobe.analyzer.recording.moment.Moments;
import io.fjprobe.analyzer.recording.moment.OneByOne;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Makes the account of moments. */
public final class MomentAccounts {

  private final Recording recording;
  private final Map<Integer, String> poolNames = new HashMap<>();

  /**
   * @param groups the pools by the names that reports give them
   */
  public MomentAccounts(Recording recording, List<PoolGroup> groups) {
    this.recording = recording;
    groups.forEach(group -> group.ids().forEach(id -> poolNames.put(id, group.name())));
  }

  /** Null: nobody looked, as in recordings of older agents. */
  public @Nullable MomentAccount of(Window window) {
    Moments moments = recording.facts().moments();
    MomentTotals totals = new MomentTotals();
    moments
        .totals()
        .forEach(
            (segment, part) -> {
              if (window.contains(segment)) {
                totals.merge(part);
              }
            });
    int cpus = EnvironmentAccount.cpus(recording.facts());
    if (totals.looks() == 0 || totals.nanos() <= 0 || cpus == 0) {
      return null;
    }
    Map<BoxSum.Key, BoxSum> sums = new LinkedHashMap<>();
    moments
        .boxes()
        .forEach(
            (key, tally) -> {
              if (window.contains(key.segment())) {
                BoxSum.Key box =
                    new BoxSum.Key(
                        key.doing(),
                        where(key.pool(), key.group()),
                        key.pool() != 0,
                        key.line(),
                        key.caller(),
                        key.context());
                sums.computeIfAbsent(box, k -> new BoxSum(box)).add(tally, key.called());
              }
            });
    double all = cpus * totals.nanos();
    return new MomentAccount(
        totals.looks(),
        Math.round(totals.nanos()),
        cpus,
        moments.executors() < 0 ? null : moments.executors(),
        moments.virtualThreads() < 0 ? null : moments.virtualThreads(),
        Double.isNaN(totals.readyNanos()) ? null : totals.readyNanos() / totals.nanos(),
        AfterMain.of(totals),
        Math.max(0, 1 - totals.cpuNanos() / all),
        totals.unused().entrySet().stream()
            .map(entry -> new UnusedRow(entry.getKey(), entry.getValue() / all))
            .sorted(Comparator.comparingDouble(UnusedRow::share).reversed())
            .toList(),
        sums.values().stream()
            .map(sum -> sum.box(totals))
            .sorted(Comparator.comparingDouble(Box::share).reversed())
            .toList(),
        waits(window, moments.waits(), totals),
        releases(window, moments),
        oneByOne(window, moments.oneByOneWaits(), totals),
        threads(sums.keySet(), totals),
        moments.executorKinds().entrySet().stream()
            .flatMap(
                entry ->
                    entry.getValue().stream().map(kind -> new ExecutorRow(entry.getKey(), kind)))
            .sorted(Comparator.comparing(ExecutorRow::where))
            .toList(),
        moments.undivided().entrySet().stream()
            .sorted(
                Map.Entry.<String, Integer>comparingByValue()
                    .reversed()
                    .thenComparing(Map.Entry.comparingByKey()))
            .map(Map.Entry::getKey)
            .toList(),
        moments.sleepsAreRead());
  }

  private static List<ThreadsRow> threads(Set<BoxSum.Key> boxes, MomentTotals totals) {
    Set<String> groups =
        boxes.stream()
            .filter(box -> !box.worker())
            .map(BoxSum.Key::where)
            .collect(Collectors.toSet());
    return totals.threads().entrySet().stream()
        .filter(entry -> groups.contains(entry.getKey()))
        .map(entry -> new ThreadsRow(entry.getKey(), entry.getValue() / totals.nanos()))
        .sorted(
            Comparator.comparingDouble(ThreadsRow::threads)
                .reversed()
                .thenComparing(ThreadsRow::where))
        .toList();
  }

  private List<ReleaseRow> releases(Window window, Moments moments) {
    Map<ReleaseRow, ReleaseRow> rows = new LinkedHashMap<>();
    moments
        .releases()
        .forEach(
            (key, its) -> {
              if (window.contains(key.released().segment())) {
                rows.compute(
                    row(key.released(), key.by()),
                    (none, row) ->
                        (row == null ? none : row).plus(its.times(), its.together(), its.timed()));
              }
            });
    return rows.values().stream()
        .sorted(Comparator.comparingLong(ReleaseRow::times).reversed())
        .toList();
  }

  private @Nullable OneByOneWaits oneByOne(
      Window window, Map<BoxKey, Double> all, MomentTotals totals) {
    return totals.oneByOne().entrySet().stream()
        .map(each -> oneByOne(window, all, totals, each.getKey(), each.getValue()))
        .flatMap(Optional::stream)
        .max(Comparator.comparingDouble(OneByOneWaits::share))
        .orElse(null);
  }

  private Optional<OneByOneWaits> oneByOne(
      Window window, Map<BoxKey, Double> all, MomentTotals totals, Context why, OneByOne its) {
    Map<BoxKey, Double> those = new LinkedHashMap<>(all);
    those.keySet().removeIf(key -> key.context() != why);
    List<WaitRow> waits = waits(window, those, totals);
    double share = its.nanos() / totals.nanos();
    return waits.isEmpty() || share == 0
        ? Optional.empty()
        : Optional.of(
            new OneByOneWaits(
                why,
                share,
                waits.stream().mapToDouble(WaitRow::threads).sum() / share,
                its.holding() / its.nanos(),
                waits.get(0)));
  }

  private List<WaitRow> waits(Window window, Map<BoxKey, Double> all, MomentTotals totals) {
    Map<WaitRow, Double> nanos = new LinkedHashMap<>();
    all.forEach(
        (key, its) -> {
          if (window.contains(key.segment())) {
            WaitRow row =
                new WaitRow(
                    key.doing(),
                    where(key.pool(), key.group()),
                    key.pool() != 0,
                    key.line(),
                    key.called(),
                    key.caller(),
                    0);
            nanos.merge(row, its, Double::sum);
          }
        });
    return nanos.entrySet().stream()
        .map(each -> each.getKey().of(each.getValue() / totals.nanos()))
        .sorted(Comparator.comparingDouble(WaitRow::threads).reversed())
        .toList();
  }

  private ReleaseRow row(BoxKey released, BoxKey by) {
    return new ReleaseRow(
        released.doing(),
        where(released.pool(), released.group()),
        released.pool() != 0,
        released.line(),
        released.called(),
        released.caller(),
        where(by.pool(), by.group()),
        by.pool() != 0,
        by.line(),
        by.caller(),
        0,
        0,
        0);
  }

  private String where(int pool, String group) {
    return pool == 0 ? group : poolNames.getOrDefault(pool, "no. " + pool);
  }
}
