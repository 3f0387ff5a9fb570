package io.fjprobe.analyzer.recording.pool;

import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.contract.PoolKind;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.part.Part;
import io.fjprobe.analyzer.recording.stack.ApplicationCode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a recording says about one pool: identity, life, and cumulative statistics over time. */
public final class PoolFacts implements Part<PoolFacts> {

  /**
   * What does not change while a pool lives.
   *
   * @param asyncMode local queues are FIFO
   */
  public record Identity(String name, PoolKind kind, int parallelism, boolean asyncMode) {}

  private @Nullable Identity identity;
  private long identifiedNanos;
  private @Nullable Long startNanos;
  private @Nullable String maker;
  private long standsFor;
  private @Nullable Long endNanos;
  private long stealCountBefore;
  private final List<Snapshot<PoolCounter>> snapshots = new ArrayList<>();
  private final Map<WorkerFacts.Key, WorkerFacts> workers = new HashMap<>();
  private final Set<ThreadKey> threads = new HashSet<>();
  private final List<PoolStall> stalls = new ArrayList<>();
  private final List<StalledThread> stalledThreads = new ArrayList<>();

  /** Returns whether it is known to run virtual threads. */
  public boolean isScheduler() {
    return identity != null && identity.kind().isScheduler();
  }

  /** Keeps the last identity: a pool has its name only when its first worker has one. */
  public void identify(@Nullable Identity seen, long nanos) {
    if (seen != null && (identity == null || nanos >= identifiedNanos)) {
      identity = seen;
      identifiedNanos = nanos;
    }
  }

  public void started(long nanos) {
    startNanos = nanos;
  }

  /**
   * @param line of the application; null when it is not known
   * @param pools that the event of its start stands for
   */
  public void madeAt(@Nullable String line, long pools) {
    maker = line;
    standsFor = pools;
  }

  public void ended(long nanos) {
    endNanos = nanos;
  }

  public void add(Snapshot<PoolCounter> snapshot) {
    snapshots.add(snapshot);
  }

  public void add(PoolStall stall) {
    stalls.add(stall);
  }

  public void add(StalledThread thread) {
    stalledThreads.add(thread);
  }

  public void met(long stealCount) {
    stealCountBefore = Math.max(stealCountBefore, stealCount);
  }

  public void addThread(@Nullable ThreadKey thread) {
    if (thread != null) {
      threads.add(thread);
    }
  }

  public WorkerFacts worker(WorkerFacts.Key key) {
    return workers.computeIfAbsent(key, k -> new WorkerFacts());
  }

  @Override
  public void merge(PoolFacts other) {
    identify(other.identity, other.identifiedNanos);
    startNanos = startNanos == null ? other.startNanos : startNanos;
    endNanos = endNanos == null ? other.endNanos : endNanos;
    maker = maker == null ? other.maker : maker;
    standsFor += other.standsFor;
    met(other.stealCountBefore);
    snapshots.addAll(other.snapshots);
    threads.addAll(other.threads);
    stalls.addAll(other.stalls);
    stalledThreads.addAll(other.stalledThreads);
    other.workers.forEach((key, worker) -> worker(key).merge(worker));
  }

  @Override
  public void nameLines(ApplicationCode code) {
    maker = code.choose(maker);
  }

  /** Returns null when the pool is known only by its workers or steals. */
  public @Nullable Identity identity() {
    return identity;
  }

  /** Returns null when the pool began before the recording. */
  public @Nullable Long startNanos() {
    return startNanos;
  }

  /** Returns the line of the application that made it; null when that is not known. */
  public @Nullable String maker() {
    return maker;
  }

  /** Returns how many pools the event of its start stands for; 0 without one. */
  public long standsFor() {
    return standsFor;
  }

  /** Returns null when the recording ended before the pool. */
  public @Nullable Long endNanos() {
    return endNanos;
  }

  /** Returns the steal count when the agent found the pool; 0: the agent saw the pool begin. */
  public long stealCountBefore() {
    return stealCountBefore;
  }

  public List<Snapshot<PoolCounter>> snapshots() {
    return snapshots;
  }

  public Map<WorkerFacts.Key, WorkerFacts> workers() {
    return workers;
  }

  public Set<ThreadKey> threads() {
    return threads;
  }

  /** Returns the stalls in no order. */
  public List<PoolStall> stalls() {
    return stalls;
  }

  /** Returns the stalled threads in no order. */
  public List<StalledThread> stalledThreads() {
    return stalledThreads;
  }
}
