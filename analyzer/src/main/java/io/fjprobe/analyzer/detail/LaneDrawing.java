package io.fjprobe.analyzer.detail;

import io.fjprobe.analyzer.contract.WorkerCounter;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.activity.Activity;
import io.fjprobe.analyzer.recording.activity.LaneActivity;
import io.fjprobe.analyzer.recording.activity.LaneState;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.pool.WorkerFacts;
import io.fjprobe.analyzer.recording.timeline.ThreadInSegment;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Makes the lanes: workers by pool, then the threads that are no workers. */
final class LaneDrawing {

  /** At most this many lanes are drawn. */
  private static final int LANES = 512;

  /** At most this many bins become one. */
  private static final int COARSEST = 16;

  /** How long the thread is known to have been there or blocked decides which ones are drawn. */
  private record Candidate(
      @Nullable ThreadKey thread,
      Pools.@Nullable Pool pool,
      int index,
      @Nullable WorkerLife life,
      long weight) {
    long began() {
      return life == null || !life.known() ? Long.MAX_VALUE : life.first().nanos();
    }
  }

  private final Recording recording;
  private final Activity activity;
  private final Pools pools;
  private final boolean blockingRecorded;
  private final int letters;

  private LaneDrawing(Recording recording, Pools pools, boolean blockingRecorded, int letters) {
    this.recording = recording;
    this.activity = Activities.of(recording);
    this.pools = pools;
    this.blockingRecorded = blockingRecorded;
    this.letters = letters;
  }

  /**
   * @param blockingRecorded events of the JDK about blocking are there, or were on
   */
  static LaneChart of(Recording recording, Pools pools, boolean blockingRecorded, int letters) {
    return new LaneDrawing(recording, pools, blockingRecorded, letters).chart();
  }

  private LaneChart chart() {
    List<Candidate> all = new ArrayList<>(workers());
    all.addAll(externals());
    List<Candidate> drawn =
        all.stream()
            .sorted(Comparator.comparingLong(Candidate::weight).reversed())
            .limit(LANES)
            .sorted(order())
            .toList();
    int factor = 1;
    List<Lane> lanes = lanes(drawn, factor);
    while (Lane.letters(lanes) > letters && factor < COARSEST) {
      factor *= 2;
      lanes = lanes(drawn, factor);
    }
    return new LaneChart(
        activity.grid().binNanos() * factor,
        activity.grid().bins() / factor,
        IterationSpans.of(recording),
        lanes,
        all.size() - drawn.size() + externalsLeftOut(),
        LaneNotes.of(recording, blockingRecorded));
  }

  private List<Lane> lanes(List<Candidate> candidates, int factor) {
    return candidates.stream().map(candidate -> lane(candidate, factor)).toList();
  }

  private Comparator<Candidate> order() {
    List<Pools.Pool> order = pools.all();
    return Comparator.<Candidate>comparingInt(
            c -> c.pool() == null ? order.size() : order.indexOf(c.pool()))
        .thenComparingLong(Candidate::began)
        .thenComparingInt(Candidate::index)
        .thenComparing(LaneDrawing::name);
  }

  private List<Candidate> workers() {
    List<Candidate> workers = new ArrayList<>();
    recording
        .facts()
        .pools()
        .forEach(
            (id, pool) -> {
              if (pools.of(id) != null) {
                pool.workers()
                    .forEach((key, worker) -> addWorker(workers, pools.of(id), key, worker));
              }
            });
    return workers;
  }

  private void addWorker(
      List<Candidate> workers, Pools.@Nullable Pool pool, WorkerFacts.Key key, WorkerFacts worker) {
    if (!key.isSum()) {
      WorkerLife life = WorkerLife.of(worker, recording.startNanos());
      Long lifetime = life.increase(WorkerCounter.LIFETIME);
      workers.add(
          new Candidate(key.thread(), pool, key.index(), life, lifetime == null ? 0 : lifetime));
    }
  }

  private List<Candidate> externals() {
    Set<ThreadKey> threads = new HashSet<>();
    recording.facts().externals().stream().map(ThreadInSegment::thread).forEach(threads::add);
    recording.facts().pools().values().forEach(pool -> threads.removeAll(pool.threads()));
    return threads.stream()
        .filter(thread -> activity.lanes().containsKey(thread))
        .map(thread -> new Candidate(thread, null, -1, null, blocked(thread)))
        .toList();
  }

  /**
   * Counts threads that are no workers and have no lane. Workers have a lane by their statistics.
   */
  private int externalsLeftOut() {
    Set<ThreadKey> threads = new HashSet<>(activity.leftOut());
    recording.facts().pools().values().forEach(pool -> threads.removeAll(pool.threads()));
    return threads.size();
  }

  private long blocked(@Nullable ThreadKey thread) {
    LaneActivity located = activity.lanes().get(thread);
    return located == null ? 0 : located.total(LaneState.JOIN_BLOCKED);
  }

  private Lane lane(Candidate candidate, int factor) {
    LaneActivity located = activity.lanes().get(candidate.thread());
    WorkerLife life = candidate.life();
    WorkerLife known = life != null && life.known() ? life : null;
    LaneBins bins = new LaneBins(activity.grid(), located);
    if (known != null) {
      bins.spread(known.snapshots());
    }
    String reason = located == null ? null : located.startReason();
    boolean spare = "compensation".equals(reason);
    return new Lane(
        new LaneThread(
            name(candidate),
            candidate.pool() == null ? null : candidate.pool().name(),
            candidate.index(),
            spare),
        new LaneLife(
            spare ? reason + cause(candidate.pool()) : reason,
            located == null ? null : located.endReason(),
            known == null ? null : Long.valueOf(known.first().nanos() - recording.startNanos()),
            known == null ? null : Long.valueOf(known.last().nanos() - recording.startNanos())),
        new LaneStates(
            bins.alive(factor),
            bins.shades(LaneState.JOIN_BLOCKED, factor),
            bins.shades(LaneState.MANAGED_BLOCKED, factor),
            bins.shades(LaneState.IDLE, factor),
            bins.shades(LaneState.UNMANAGED_BLOCKED, factor),
            bins.somewhen(factor)),
        totals(life, located));
  }

  private String cause(Pools.@Nullable Pool pool) {
    return pool == null ? "" : LaneNotes.cause(activity, pool.ids());
  }

  private static String name(Candidate candidate) {
    ThreadKey thread = candidate.thread();
    if (thread == null) {
      return "worker of queue " + candidate.index();
    }
    return thread.name() == null ? "thread " + thread.id() : thread.name();
  }

  private Lane.Totals totals(@Nullable WorkerLife life, @Nullable LaneActivity located) {
    Long unmanaged = blockingRecorded ? Long.valueOf(unmanaged(located)) : null;
    return life == null
        ? new Lane.Totals(null, null, null, null, unmanaged)
        : new Lane.Totals(
            life.increase(WorkerCounter.LIFETIME),
            life.increase(WorkerCounter.JOIN_BLOCKED_TIME),
            life.increase(WorkerCounter.MANAGED_BLOCKED_TIME),
            life.increase(WorkerCounter.IDLE_TIME),
            unmanaged);
  }

  private static long unmanaged(@Nullable LaneActivity located) {
    return located == null ? 0 : located.total(LaneState.UNMANAGED_BLOCKED);
  }
}
