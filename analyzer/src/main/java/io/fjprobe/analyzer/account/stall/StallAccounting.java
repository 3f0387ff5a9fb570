package io.fjprobe.analyzer.account.stall;

import io.fjprobe.analyzer.account.group.PoolGroup;
import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.contract.StallRole;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.pool.PoolFacts;
import io.fjprobe.analyzer.recording.pool.PoolStall;
import io.fjprobe.analyzer.recording.pool.StalledThread;
import io.fjprobe.analyzer.recording.timeline.Iteration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The stalls of a pool: as the agent tells of them or, if it could not, by the last statistics. */
public final class StallAccounting {

  /**
   * The difference between two starts below which events tell of the same stall, in nanoseconds.
   * The clocks of two chunks may differ.
   */
  private static final long SAME_START = 100_000_000;

  /**
   * The longest time after the end of a stall at which its threads are told of, in nanoseconds.
   * They are asked shortly after the stall was told of.
   */
  private static final long LATER = 2_000_000_000L;

  private final Recording recording;
  private final Window window;

  public StallAccounting(Recording recording, Window window) {
    this.recording = recording;
    this.window = window;
  }

  /** Returns the stalls of a group of pools, with the longest first. */
  public List<StallAccount> of(PoolGroup group) {
    List<StallAccount> stalls = new ArrayList<>();
    for (PoolFacts facts : group.pools(recording)) {
      stalls.addAll(of(facts, group.identity().parallelism()));
    }
    return stalls.stream()
        .filter(this::belongs)
        .sorted(Comparator.comparingLong((StallAccount stall) -> stall.period().nanos()).reversed())
        .toList();
  }

  private List<StallAccount> of(PoolFacts facts, int parallelism) {
    List<PoolStall> told =
        facts.stalls().stream()
            .sorted(
                Comparator.comparingLong(PoolStall::startNanos)
                    .thenComparing(PoolStall::endNanos)
                    .thenComparing(PoolStall::over))
            .toList();
    FrozenTail tail = FrozenTail.of(facts);
    if (told.isEmpty()) {
      boolean wouldBeTold =
          recording.facts().setUp().setting("fjprobe.PoolStall", "enabled") != null;
      return wouldBeTold || tail == null || !tail.isStall(parallelism)
          ? List.of()
          : List.of(tail.account(parallelism));
    }
    List<StallAccount> stalls = new ArrayList<>();
    for (int i = 0; i < told.size(); i++) {
      boolean last = i + 1 == told.size() || !same(told.get(i), told.get(i + 1));
      if (last) {
        stalls.add(account(told.get(i), facts, parallelism, tail));
      }
    }
    return stalls;
  }

  private static boolean same(PoolStall one, PoolStall next) {
    return next.startNanos() - one.startNanos() < SAME_START;
  }

  private static StallAccount account(
      PoolStall stall, PoolFacts facts, int parallelism, @Nullable FrozenTail tail) {
    FrozenTail rest =
        !stall.over() && tail != null && tail.startNanos() <= stall.endNanos() ? tail : null;
    long end = rest == null ? stall.endNanos() : Math.max(stall.endNanos(), rest.endNanos());
    return new StallAccount(
        new StallPeriod(stall.startNanos(), end - stall.startNanos(), true, stall.over()),
        new StalledWorkers(
            parallelism, stall.workers(), stall.idle(), stall.blocked(), stall.busy(), 0),
        rest == null ? stall.queued() : Math.max(stall.queued(), rest.queued()),
        stall.nextTask(),
        threads(facts, stall));
  }

  /** Returns what was said last of threads that are alike. Each chunk may say it again. */
  private static List<StalledRow> threads(PoolFacts facts, PoolStall stall) {
    Map<Object, StalledRow> rows = new LinkedHashMap<>();
    facts.stalledThreads().stream()
        .filter(t -> t.nanos() >= stall.startNanos() && t.nanos() <= stall.endNanos() + LATER)
        .sorted(Comparator.comparingLong(StalledThread::nanos))
        .map(StallAccounting::row)
        .forEach(row -> rows.put(List.of(row.role(), row.state(), row.stack()), row));
    return rows.values().stream()
        .sorted(
            Comparator.comparing((StalledRow row) -> rank(row.role()))
                .thenComparing(row -> !row.waitsForQueued())
                .thenComparing(Comparator.comparingLong(StalledRow::threads).reversed()))
        .toList();
  }

  private static int rank(StallRole role) {
    return List.of(StallRole.WORKER, StallRole.HOLDER, StallRole.WAITER).indexOf(role);
  }

  private static StalledRow row(StalledThread thread) {
    return new StalledRow(
        thread.role(),
        thread.threads(),
        thread.thread(),
        thread.state(),
        thread.waitsFor(),
        thread.waitsForQueued(),
        thread.heldBy(),
        thread.line(),
        thread.stack());
  }

  /**
   * Returns whether a stall belongs to the window. An iteration that hangs does not end, and is in
   * no window, so that the last one has to tell of it.
   */
  private boolean belongs(StallAccount stall) {
    long start = stall.period().startNanos();
    if (window.common(start, stall.period().endNanos()) > 0) {
      return true;
    }
    long lastMeasured =
        recording.facts().iterations().stream()
            .filter(Iteration::measured)
            .filter(Iteration::isWhole)
            .mapToLong(Iteration::endNanos)
            .max()
            .orElse(Long.MAX_VALUE);
    return start >= lastMeasured && window.covers(lastMeasured);
  }
}
