package io.fjprobe.bootstrap.tally;

import io.fjprobe.bootstrap.counter.Counter;
import io.fjprobe.bootstrap.counter.Counts;
import io.fjprobe.bootstrap.counter.Generation;
import io.fjprobe.bootstrap.counter.PoolKind;
import io.fjprobe.bootstrap.counter.SharedCounters;
import io.fjprobe.bootstrap.counter.UnrecordedWorkers;
import io.fjprobe.bootstrap.probed.KeptWithPool;
import io.fjprobe.bootstrap.probed.Key;
import io.fjprobe.bootstrap.probed.PlainQueue;
import io.fjprobe.bootstrap.probed.PoolState;
import io.fjprobe.bootstrap.probed.PoolView;
import io.fjprobe.bootstrap.probed.Probed;
import io.fjprobe.bootstrap.probed.QueueView;
import io.fjprobe.bootstrap.sampling.Recorded;
import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/** What is known of one pool; does not keep the pool from being collected. */
public final class PoolTally implements KeptWithPool {

  private static final AtomicInteger IDS = new AtomicInteger();

  public final int id = IDS.incrementAndGet();
  public final int parallelism;
  public final boolean asyncMode;
  public final PoolKind kind;
  public final Generation generation;
  public final SharedCounters shared = new SharedCounters();
  public final SeenSums seen = new SeenSums();

  /** Virtual threads that block, keep their carrier, and told the pool. */
  public final SharedEpisodes carriersBlocked = new SharedEpisodes();

  /** Creators of spare workers and the spares that have not registered yet. */
  public final PendingSpares pendingSpares = new PendingSpares();

  private final WeakReference<Object> pool;
  private final AtomicReference<Workers> workers = new AtomicReference<>(Workers.NONE);
  private final AtomicBoolean startTold = new AtomicBoolean();
  private final AtomicBoolean endTold = new AtomicBoolean();

  public final UnrecordedWorkers unrecordedWorkers = new UnrecordedWorkers();

  /** There before the agent: not seen to begin. */
  public boolean adopted;

  /** Some of its workers were there before the agent, and are not observed yet. */
  boolean mayHaveUnmet;

  /** Some event tells of this pool. */
  public volatile boolean told;

  /** What the JDK had counted when the pool was met; 0 if it was seen to begin. */
  public final long stealCountBefore;

  private final long submissionsBefore;

  /** Kept for when the pool is gone. */
  private volatile long lastSubmissions;

  private volatile String name;
  private final AtomicLong lastStealCount = new AtomicLong();

  public PoolTally(Object pool) {
    this(pool, 0, 0);
  }

  private PoolTally(Object pool, long stealCountBefore, long pushesBefore) {
    this.stealCountBefore = stealCountBefore;
    this.submissionsBefore = pushesBefore;
    this.pool = new WeakReference<>(pool);
    PoolState state = PoolState.of(pool);
    this.parallelism = state.getParallelism();
    this.asyncMode = state.getAsyncMode();
    String prefix = PoolView.workerNamePrefix(Inside.KEY, Probed.pool(Inside.KEY, pool));
    this.kind = PoolKind.of(pool, prefix);
    this.generation = kind.generation();
    String named = prefix == null ? null : kind.nameOf(stem(prefix));
    this.name = named == null ? kind.label() : named;
  }

  /** Of a pool that was there before the agent. */
  static PoolTally adopting(Object pool) {
    PoolTally tally = new PoolTally(pool, PoolState.of(pool).getStealCount(), submissionsTo(pool));
    tally.tellStart(); // nobody saw it
    tally.adopted = true;
    tally.mayHaveUnmet = true;
    tally.told = true;
    return tally;
  }

  /** Null if the pool is not observed. */
  public static PoolTally of(Key key, Object pool) {
    Object probed = Probed.pool(key, pool);
    if (probed == null) {
      return null;
    }
    PoolTally tally = (PoolTally) PoolView.tally(key, probed);
    return tally != null ? tally : Adoption.of(probed, pool);
  }

  private static long submissionsTo(Object pool) {
    Object probed = Probed.pool(Inside.KEY, pool);
    if (probed != pool) {
      return 0; // its queues have no counters
    }
    long sum = 0;
    int count = PoolView.queueCount(Inside.KEY, probed);
    for (int i = 0; i < count; i += 2) {
      Object queue = PoolView.queueAt(Inside.KEY, probed, i);
      if (queue != null) {
        sum += QueueView.pushes(queue);
      }
    }
    return sum;
  }

  /** The tally of the current thread if it is a live worker of this pool, else null. */
  public QueueTally currentWorker() {
    Thread current = Thread.currentThread();
    return Probed.isWorker(current) ? workers.get().find(current) : null;
  }

  /** Null once collected. */
  public Object pool() {
    return pool.get();
  }

  /** Likewise; keeps the pool. */
  public PoolState state() {
    Object p = pool.get();
    return p == null ? null : PoolState.of(p);
  }

  public Workers workers() {
    return workers.get();
  }

  /**
   * Carriers of virtual threads are counted but, short of level=full, commit no events of their
   * own: what runs on them may hold anything.
   */
  public boolean recordsSingleEvents() {
    return told && mayRecordSingleEvents();
  }

  boolean mayRecordSingleEvents() {
    return Recorded.SINGLE_EVENTS && (kind != PoolKind.SCHEDULER || Recorded.EVERY_STEAL);
  }

  public QueueTally addWorker(Object queue, long now) {
    return add(new QueueTally(this, queue, now, false));
  }

  /**
   * A worker that was there before the agent, whoever comes first: itself, or who looks for it. Its
   * index is final, as it has work or looks for it.
   *
   * @param inTask it may have frames that are not woven
   */
  QueueTally adoptWorker(Object queue, long now, boolean inTask) {
    QueueTally tally = new QueueTally(this, queue, now, true);
    tally.startTold = true; // nobody saw it
    tally.told = told;
    if (inTask) {
      tally.isMetInTask();
    }
    Workers before;
    do {
      before = workers.get();
      QueueTally known = before.find(tally.worker);
      if (known != null) {
        return known;
      }
    } while (!workers.compareAndSet(before, before.with(tally)));
    PoolRegistry.workerStarted();
    QueueView.tally(queue, tally);
    return tally;
  }

  private QueueTally add(QueueTally tally) {
    QueueView.tally(tally.queue, tally);
    Workers before;
    do {
      before = workers.get();
    } while (!workers.compareAndSet(before, before.with(tally)));
    return tally;
  }

  public void removeWorker(QueueTally tally) {
    name(); // while there still is a worker to be named after
    rememberStealCount();
    submissions(); // likewise kept for when the pool is gone
    Workers before;
    Workers after;
    do {
      before = workers.get();
      after = before.without(tally);
    } while (!workers.compareAndSet(before, after));
    if (after != before) {
      PoolRegistry.workerEnded();
    }
    if (tally.queue instanceof PlainQueue) {
      ((PlainQueue) tally.queue).end();
    }
  }

  /** It only grows, but who reads it first may be the last to write. */
  private void rememberStealCount() {
    PoolState p = state();
    long count = p == null ? 0 : p.getStealCount();
    long before = lastStealCount.get();
    while (count > before && !lastStealCount.compareAndSet(before, count)) {
      before = lastStealCount.get();
    }
  }

  /** Workers of a factory of the user's carry the user's name for the pool. */
  public String name() {
    QueueTally[] live = workers.get().live;
    if (live.length > 0) {
      String named = kind.nameOf(stem(live[live.length - 1].worker.getName()));
      name = named == null ? name : named;
    }
    return name;
  }

  /** The JDK's own count; that of when its last worker ended if the pool was collected. */
  public long stealCount() {
    PoolState p = state();
    return p == null ? lastStealCount.get() : p.getStealCount();
  }

  /** Since the pool was met; the last count seen if it was collected. */
  public long submissions() {
    Object p = pool.get();
    if (p != null) {
      lastSubmissions = shared.get(Counter.SUBMISSIONS) + submissionsTo(p) - submissionsBefore;
    }
    return lastSubmissions;
  }

  /** All of its counters. */
  public Counts counts() {
    long submitted = submissions();
    Workers now = workers.get();
    Counts counts = now.totals();
    shared.addTo(counts);
    counts.set(Counter.SUBMISSIONS, submitted);
    counts.set(Counter.WORKERS_ENDED, now.ended.get(Counter.WORKERS));
    counts.set(Counter.CARRIER_BLOCKED_TIME, carriersBlocked.nanos());
    return counts;
  }

  public boolean tellStart() {
    return startTold.compareAndSet(false, true);
  }

  public boolean tellEnd() {
    return endTold.compareAndSet(false, true);
  }

  /** From here on no event but the last one is written. */
  public boolean isEndTold() {
    return endTold.get();
  }

  public boolean isOver() {
    PoolState p = state();
    return p == null || p.isTerminated();
  }

  private static String stem(String name) {
    int end = name.length();
    while (end > 0 && (Character.isDigit(name.charAt(end - 1)) || name.charAt(end - 1) == '-')) {
      end--;
    }
    String stem = name.substring(0, end);
    if (stem.endsWith("-worker")) {
      stem = stem.substring(0, stem.length() - "-worker".length());
    }
    return stem.isEmpty() ? name : stem;
  }
}
