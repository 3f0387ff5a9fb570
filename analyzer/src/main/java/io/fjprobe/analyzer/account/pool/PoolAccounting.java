package io.fjprobe.analyzer.account.pool;

import io.fjprobe.analyzer.account.blocking.AwaitedObject;
import io.fjprobe.analyzer.account.blocking.BlockedLine;
import io.fjprobe.analyzer.account.blocking.BlockingAccount;
import io.fjprobe.analyzer.account.blocking.CompensationAccount;
import io.fjprobe.analyzer.account.blocking.JoinAccount;
import io.fjprobe.analyzer.account.group.Births;
import io.fjprobe.analyzer.account.group.PoolGroup;
import io.fjprobe.analyzer.account.group.PoolLives;
import io.fjprobe.analyzer.account.number.Increase;
import io.fjprobe.analyzer.account.number.Rows;
import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.account.queue.BacklogAccount;
import io.fjprobe.analyzer.account.queue.QueueGrowthAccount;
import io.fjprobe.analyzer.account.queue.QueueWaitAccount;
import io.fjprobe.analyzer.account.queue.StealAccounting;
import io.fjprobe.analyzer.account.queue.TurnAccount;
import io.fjprobe.analyzer.account.stall.StallAccounting;
import io.fjprobe.analyzer.account.task.TaskAccount;
import io.fjprobe.analyzer.account.task.TasksRun;
import io.fjprobe.analyzer.account.thread.Participants;
import io.fjprobe.analyzer.account.time.BucketKind;
import io.fjprobe.analyzer.account.time.CpuBounds;
import io.fjprobe.analyzer.account.time.LoadSpreading;
import io.fjprobe.analyzer.account.time.OutsideTimes;
import io.fjprobe.analyzer.account.time.TimeAccount;
import io.fjprobe.analyzer.account.time.TimeParts;
import io.fjprobe.analyzer.account.time.TimedRuns;
import io.fjprobe.analyzer.account.time.WorkerTime;
import io.fjprobe.analyzer.account.window.CounterAccount;
import io.fjprobe.analyzer.account.window.Index;
import io.fjprobe.analyzer.account.window.Lives;
import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.contract.WorkerCounter;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.machine.AgentFacts;
import io.fjprobe.analyzer.recording.pool.PoolFacts;
import io.fjprobe.analyzer.recording.pool.Slice;
import io.fjprobe.analyzer.recording.pool.WorkerFacts;
import io.fjprobe.analyzer.recording.tally.DurationTally;
import io.fjprobe.analyzer.recording.tally.LifeKey;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Makes the account of one group of pools in one window. */
public final class PoolAccounting {

  private final Recording recording;
  private final Index index;
  private final Window window;
  private static final String WORKERS = "workers of the same pool";

  private final PoolGroup group;
  private final boolean carriers;
  private final boolean attached;
  private final Participants participants;
  private final Lives lives = new Lives();

  public PoolAccounting(Recording recording, Index index, Window window, PoolGroup group) {
    this.recording = recording;
    this.index = index;
    this.window = window;
    this.group = group;
    carriers = group.identity().kind().isScheduler();
    attached = AgentFacts.attached(recording.facts().agent());
    participants =
        new Participants(recording, index, window, threads(recording, index, group), true);
  }

  public PoolAccount account() {
    Increase<PoolCounter> pool = Increase.none();
    Increase<WorkerCounter> workers = Increase.none();
    long living = 0;
    long unobserved = 0;
    LoadSpreading spread = new LoadSpreading();
    for (PoolFacts facts : group.pools(recording)) {
      spread.nextPool();
      Long born = Births.of(facts, recording);
      pool =
          pool.plus(
              Increase.of(
                  facts.snapshots(),
                  born,
                  Map.of(PoolCounter.STEAL_COUNT, facts.stealCountBefore()),
                  window.spans()));
      Increase<WorkerCounter> ofPool = Increase.none();
      for (Map.Entry<WorkerFacts.Key, WorkerFacts> entry : facts.workers().entrySet()) {
        boolean sum = entry.getKey().isSum();
        WorkerFacts worker = entry.getValue();
        Long began = sum ? born : Births.of(worker, recording);
        List<Snapshot<WorkerCounter>> seen = sum ? worker.snapshots() : worker.observed();
        boolean older = began != null && attached && worker.startNanos() == null;
        Increase<WorkerCounter> own =
            Increase.of(seen, began, older ? sinceThreadBegan(seen) : Map.of(), window.spans());
        if (!sum) {
          lives.add(entry.getKey().thread(), began, older, seen);
        }
        boolean lived = own.get(WorkerCounter.LIFETIME) != null && own.nanos() != 0;
        living += !lived ? 0 : sum ? Sums.orZero(own.get(WorkerCounter.WORKERS)) : 1;
        ofPool = ofPool.plus(own);
        if (lived && !sum) {
          spread.add(own);
        }
      }
      workers = workers.plus(ofPool);
      unobserved += attached ? UnobservedTime.of(facts, ofPool, window) : 0;
    }
    TasksRun tasks = TasksRun.of(pool, window.operations());
    Slice slice = Slice.sum(group.ids().stream().flatMap(this::slices).toList());
    TimeAccount account = TimeAccount.of(parts((int) living, pool, workers, slice));
    return new PoolAccount(
        identity(group),
        new PoolPresence(
            lifetime(),
            pool.nanos(),
            Math.max(peakWorkers(slice), living > 0 ? 1 : 0), // at least one lived
            PoolLives.of(recording, index, window, group)),
        new PoolTime(time((int) living, pool, workers), account, spread.result(), unobserved),
        new PoolCounts(counters(pool, tasks.count()), tasks),
        events(slice),
        new InTasks(
            blocking().within(exactBlocking(account)), participants.code(), participants.spins()),
        new PoolProgress(
            new StallAccounting(recording, window).of(group),
            BacklogAccount.of(recording, window, group),
            QueueWaitAccount.of(slice.queueWaits()),
            group.identity().kind().isScheduler() ? TurnAccount.of(recording, window) : null));
  }

  /**
   * Returns what the JVM had counted of a thread before it was observed. The JVM counts that
   * whoever observes the thread, so it is no part of what was observed.
   */
  private static Map<WorkerCounter, Long> sinceThreadBegan(List<Snapshot<WorkerCounter>> seen) {
    Map<WorkerCounter, Long> counts = new EnumMap<>(WorkerCounter.class);
    seen.stream()
        .min(Comparator.comparingLong(Snapshot::nanos))
        .ifPresent(
            first ->
                Stream.of(WorkerCounter.MONITOR_COUNT, WorkerCounter.WAIT_COUNT)
                    .forEach(counter -> counts.put(counter, first.get(counter))));
    return counts;
  }

  private static PoolIdentity identity(PoolGroup group) {
    PoolFacts.Identity made = group.identity();
    return new PoolIdentity(
        group.name(), group.ids(), made.kind(), made.parallelism(), made.asyncMode());
  }

  private static PoolEvents events(Slice slice) {
    return new PoolEvents(
        TaskAccount.of(slice.taskRuns()),
        QueueGrowthAccount.of(slice.queueGrowths()),
        StealAccounting.of(slice.steals()),
        JoinAccount.of(slice.joins(), JoinAccount::byWorker),
        CompensationAccount.of(slice.compensations()),
        lives(slice, true),
        lives(slice, false));
  }

  private WorkerTime time(int living, Increase<PoolCounter> pool, Increase<WorkerCounter> workers) {
    WorkerTime time = WorkerTime.of(living, workers);
    return carriers
        ? time.withCarriers(
            pool.get(PoolCounter.COMPENSATIONS), pool.get(PoolCounter.CARRIER_BLOCKED_TIME))
        : time;
  }

  private TimeParts parts(
      int living, Increase<PoolCounter> pool, Increase<WorkerCounter> workers, Slice slice) {
    Long total = workers.get(WorkerCounter.LIFETIME);
    Long submissions = pool.get(PoolCounter.SUBMISSIONS_TAKEN);
    Long steals = pool.get(PoolCounter.WORKER_STEALS);
    return new TimeParts(
        living,
        total,
        time(living, pool, workers).measured(),
        new OutsideTimes(
            participants.blockedNanos(),
            total == null ? null : participants.pausedNanos(total),
            participants.cpu(lives, total),
            participants.crowded()),
        TimedRuns.of(
            slice.steals().timing(),
            submissions == null || steals == null ? null : Long.valueOf(submissions + steals)),
        participants.samples());
  }

  private Stream<Slice> slices(int id) {
    Map<Slice.Key, Slice> slices = recording.facts().slices();
    return window.segments() == null
        ? index.slices(id).stream()
        : window.segments().stream()
            .map(segment -> slices.get(new Slice.Key(id, segment)))
            .filter(Objects::nonNull);
  }

  private Map<PoolCounter, CounterAccount> counters(
      Increase<PoolCounter> increase, @Nullable Long tasks) {
    Map<PoolCounter, CounterAccount> counters = new EnumMap<>(PoolCounter.class);
    for (PoolCounter counter : PoolCounter.values()) {
      if (!counter.isTime()) {
        counters.put(
            counter,
            CounterAccount.of(increase.get(counter), increase.nanos(), tasks, window.operations()));
      }
    }
    return counters;
  }

  private int peakWorkers(Slice slice) {
    long peak = slice.maxWorkers();
    for (PoolFacts facts : group.pools(recording)) {
      for (Snapshot<PoolCounter> snapshot : facts.snapshots()) {
        if (window.covers(snapshot.nanos())) {
          peak = Math.max(peak, snapshot.workers());
        }
      }
      peak = Math.max(peak, window.workersAround(facts.snapshots()));
    }
    return (int) peak;
  }

  private long lifetime() {
    long first = Long.MAX_VALUE;
    long last = Long.MIN_VALUE;
    for (PoolFacts facts : group.pools(recording)) {
      Long start = facts.startNanos();
      Long end = facts.endNanos();
      first = Math.min(first, start == null ? recording.startNanos() : start);
      last = Math.max(last, end == null ? recording.endNanos() : end);
    }
    return Math.max(last - first, 0);
  }

  private static Map<String, Long> lives(Slice slice, boolean start) {
    Map<String, Long> counts = new TreeMap<>();
    for (Map.Entry<LifeKey, Long> entry : slice.workerLives().entrySet()) {
      if (entry.getKey().start() == start) {
        counts.merge(entry.getKey().reason(), entry.getValue(), Long::sum);
      }
    }
    return counts;
  }

  /** Null: not known. */
  private static @Nullable Long exactBlocking(TimeAccount account) {
    CpuBounds cpu = account.parts().outside().cpu();
    return cpu == null || cpu.waiting() == null
        ? null
        : account.nanos(BucketKind.UNMANAGED_BLOCKED);
  }

  private BlockingAccount blocking() {
    DurationTally all = new DurationTally();
    Rows kinds = new Rows();
    BlockedLine.Sums lines = new BlockedLine.Sums();
    Rows holders = new Rows();
    Set<ThreadKey> own = threads(recording, index, group);
    participants.forEachBlocking(
        (key, tally) -> {
          if (key.holder() != null) {
            holders.add(own.contains(key.holder()) ? WORKERS : key.holder().name(), tally);
          }
          all.merge(tally);
          kinds.add(key.kind().text(), tally);
          lines.add(new BlockedLine.At(key.kind(), key.line()), tally);
        });
    Rows managed = new Rows();
    DurationTally free = new DurationTally();
    participants.forEachManaged(
        (key, tally) -> {
          managed.add(key.line() == null ? JoinAccount.NO_LINE : key.line(), tally);
          if (!AwaitedObject.mayBeHeld(key.on())) {
            free.merge(tally);
          }
        });
    return new BlockingAccount(
        Rows.row("all", all),
        null,
        kinds.sorted(),
        lines.sorted(),
        holders.sorted(),
        managed.sorted(),
        free.total(),
        participants.inNative());
  }

  /** Returns what the names of its workers begin with, unless a factory gave them others. */
  private static String namesOf(PoolFacts.Identity pool) {
    return pool.kind().isCommon() ? "ForkJoinPool.commonPool" : pool.name();
  }

  private static Set<ThreadKey> threads(Recording recording, Index index, PoolGroup group) {
    Set<ThreadKey> threads = new HashSet<>();
    group.pools(recording).forEach(pool -> threads.addAll(pool.threads()));
    if (group.identity().kind().isScheduler()) {
      threads.add(ThreadKey.VIRTUAL);
    }
    if (AgentFacts.attached(recording.facts().agent())) {
      group.pools(recording).stream()
          .map(PoolFacts::identity)
          .filter(Objects::nonNull)
          .forEach(pool -> threads.addAll(index.workersOf(namesOf(pool))));
    }
    return threads;
  }
}
