package io.fjprobe.weaving.look;

import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.hook.SourceHooks;
import io.fjprobe.bootstrap.statistics.QueueLooks;
import io.fjprobe.bootstrap.statistics.WorkerNow;
import io.fjprobe.weaving.usercode.WaitingCode;
import java.lang.instrument.Instrumentation;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/**
 * Looks at all threads at one moment. States, owners of locks and CPU times come without stopping
 * any thread; stacks do not, so few are read, of threads that are chosen at random among those that
 * began to wait, and of one or two that run. What else runs is in the samples of the Flight
 * Recorder.
 */
final class Looker {

  /** Of more, some are chosen: before JDK 9 the JVM looks for each of them in the list of all. */
  private static final int MOST_THREADS = 512;

  /** In a look. */
  private static final int MOST_STACKS = 6;

  /** Up to JDK 17, those that run have to stop for it. */
  private static final long BETWEEN_RUNNING_NANOS = 500_000_000;

  /** Of workers, and of other threads. */
  private static final int MOST_RUNNING = 2;

  /** To find out which threads there are takes as long as to look at them, if none was started. */
  private static final int LOOKS_PER_SEARCH = 5;

  /** Whether a thread runs is known at the second look at it. */
  private static final int LOOKS_FOR_CPU_TIME = 2;

  /** A thread that is not among those that were chosen may be so again. */
  private static final int MOST_LOOKS_WITHOUT = 100;

  private final ThreadMXBean bean = ManagementFactory.getThreadMXBean();
  private final Random random = new Random();
  private final Map<Long, SeenThread> known = new HashMap<>();

  /** The JVM's own and the agent's. */
  private final Set<Long> ignored = new HashSet<>();

  private final LookBlock block;
  private final TakingTurns turns = new TakingTurns();
  private final Releases releases = new Releases(random);
  private final ThreadSample sample = new ThreadSample(MOST_THREADS, random);
  private final WantedStacks wantedStacks = new WantedStacks(MOST_STACKS, random);

  private final Instrumentation instrumentation;
  private final WaitingCode code;

  /** Null: they cannot be read. */
  private final Executors executors;

  /** Null: there are none yet. */
  private FirstVirtualThreads virtualThreads;

  private final Pace pace;
  private final boolean forMetrics;
  private final boolean hasCpuTimes;

  /** No lambda: the first one in a JVM takes tens of milliseconds. */
  private final WorkerNow.Visitor workers =
      new WorkerNow.Visitor() {
        @Override
        public void visit(WorkerNow worker) {
          known(worker.threadId()).isWorker(worker);
        }
      };

  private long lastRunning;
  private int alive;
  private long[] ids = {};
  private long lookNumber;
  private long started;
  private long now;
  private long lastNanos;
  private long cpuBefore;

  /**
   * @param forMetrics adds up what it sees
   */
  Looker(LookBlock block, Pace pace, boolean forMetrics, Instrumentation instrumentation) {
    this.instrumentation = instrumentation;
    code = new WaitingCode(instrumentation);
    executors = Executors.of(instrumentation);
    this.block = block;
    this.pace = pace;
    this.forMetrics = forMetrics;
    hasCpuTimes = bean.isThreadCpuTimeSupported() && bean.isThreadCpuTimeEnabled();
    cpuBefore = ownCpu();
  }

  private long ownCpu() {
    return hasCpuTimes ? bean.getCurrentThreadCpuTime() : 0;
  }

  void forgetAll() {
    known.clear();
    QueueLooks.forgetAll();
    endWriting();
  }

  private void endWriting() {
    releases.end();
    SourceHooks.end();
    block.flush();
  }

  /** Nobody records: only what is added up is read. */
  void lookForMetrics() {
    endWriting();
    seeAll();
    ends();
  }

  void look() {
    List<SeenThread> seen = seeAll();
    readStacks(seen);
    int virtual = addVirtualThreads(seen);
    int ready = virtual > 0 ? virtualThreads.found().ready() : virtual;
    int queues = executors == null ? -1 : executors.count();
    block.code(code.handOvers(), code.polls());
    LookCounts counts = new LookCounts(alive, ids.length, queues, virtual, ready);
    block.add(now, seen, counts, releases.next(seen));
    SourceHooks.Split split = SourceHooks.ask();
    if (split != null) {
      block.add(split);
    }
    ends();
  }

  private void ends() {
    forgetEnded();
    lastNanos = now;
    long cpu = ownCpu();
    pace.looked(cpu - cpuBefore);
    cpuBefore = cpu;
  }

  /** Of platform threads, with their states and CPU times, but without stacks. */
  private List<SeenThread> seeAll() {
    long startedThreads = bean.getTotalStartedThreadCount();
    int between = sample.isLeft() ? LOOKS_FOR_CPU_TIME : LOOKS_PER_SEARCH;
    if (lookNumber++ % between == 0 || startedThreads != started) {
      started = startedThreads;
      long[] all = bean.getAllThreadIds();
      alive = all.length;
      WorkerNow.forEach(workers);
      ids = chosen(all);
      if (executors != null) {
        for (long id : ids) {
          known(id);
        }
        executors.find(known);
      }
    }
    QueueLooks.look(forMetrics);
    now = System.nanoTime();
    ThreadInfo[] infos = bean.getThreadInfo(ids, 0);
    List<SeenThread> seen = new ArrayList<>(ids.length);
    for (ThreadInfo info : infos) {
      SeenThread thread = info == null ? null : see(info);
      if (thread != null) {
        seen.add(thread);
      }
    }
    readCpuTimes(seen);
    turns.count(seen);
    if (forMetrics) {
      Activities.add(seen, now - lastNanos);
    }
    return seen;
  }

  private SeenThread known(long id) {
    SeenThread thread = known.get(id);
    if (thread == null) {
      thread = new SeenThread(id);
      known.put(id, thread);
    }
    return thread;
  }

  /** All but those that are ignored; of very many a sample, with all that ran at the last look. */
  private long[] chosen(long[] all) {
    long[] wanted = new long[all.length];
    int n = 0;
    for (long id : all) {
      if (!ignored.contains(id)) {
        wanted[n++] = id;
      }
    }
    return sample.of(wanted, n, known);
  }

  /** Null: nobody wants to know of it. */
  private SeenThread see(ThreadInfo info) {
    long id = info.getThreadId();
    SeenThread thread = known.get(id);
    if (thread == null || thread.name.isEmpty()) {
      if (IgnoredThreads.isOne(info.getThreadName())) {
        ignored.add(id);
        return null;
      }
      thread = known(id);
    }
    thread.name = info.getThreadName();
    thread.is(info, lookNumber);
    return thread;
  }

  private void readCpuTimes(Collection<SeenThread> seen) {
    if (hasCpuTimes) {
      for (SeenThread thread : seen) {
        if (thread.needsCpuTime()) {
          thread.usedCpu(bean.getThreadCpuTime(thread.id), lookNumber, now - lastNanos);
        }
      }
    }
  }

  private void readStacks(List<SeenThread> seen) {
    if (!pace.allowsStacks(now)) {
      return;
    }
    List<SeenThread> wanted = wantedStacks.among(seen);
    addRunning(wanted, seen);
    int n = wanted.size();
    if (n == 0) {
      return;
    }
    Map<Long, SeenThread> chosen = new HashMap<>();
    Map<Integer, Integer> waiters = waiters(seen);
    long[] ids = new long[n];
    for (int i = 0; i < n; i++) {
      SeenThread thread = wanted.get(i);
      ids[i] = thread.id;
      chosen.put(thread.id, thread);
    }
    long before = System.nanoTime();
    ThreadInfo[] infos = bean.getThreadInfo(ids, StackText.FRAMES);
    long after = System.nanoTime();
    pace.readStacks(after, after - before);
    for (ThreadInfo info : infos) {
      if (info != null) {
        hasStack(chosen.get(info.getThreadId()), info, waiters);
      }
    }
  }

  /**
   * Now and then workers that run: they may run a task inside the wait for it. And other threads
   * that run: samples do not show what native methods, the JVM and the system do for them.
   */
  private void addRunning(List<SeenThread> wanted, Collection<SeenThread> seen) {
    if (now - lastRunning < BETWEEN_RUNNING_NANOS) {
      return;
    }
    List<SeenThread> workers = new ArrayList<>();
    List<SeenThread> others = new ArrayList<>();
    for (SeenThread thread : seen) {
      if (thread.isOnCpu() && !thread.isCarrier()) {
        (thread.worker() != null ? workers : others).add(thread);
      }
    }
    addSome(wanted, workers);
    addSome(wanted, others);
  }

  private void addSome(List<SeenThread> wanted, List<SeenThread> running) {
    Collections.shuffle(running, random);
    for (SeenThread thread : running.subList(0, Math.min(running.size(), MOST_RUNNING))) {
      lastRunning = now;
      wanted.add(thread);
    }
  }

  /** How many wait for each object that somebody waits for, by its identity. */
  private static Map<Integer, Integer> waiters(Collection<SeenThread> seen) {
    Map<Integer, Integer> waiters = new HashMap<>();
    for (SeenThread thread : seen) {
      if (thread.waitsFor != 0) {
        waiters.merge(thread.waitsFor, 1, Integer::sum);
      }
    }
    return waiters;
  }

  /** Unless it has gone on since. */
  private void hasStack(SeenThread thread, ThreadInfo info, Map<Integer, Integer> waiters) {
    code.look(info.getStackTrace());
    if (thread.isOnCpu()) {
      boolean stillRuns = info.getThreadState() == Thread.State.RUNNABLE;
      thread.stack = stillRuns ? StackText.ofRunning(info) : null;
      return;
    }
    int before = thread.state;
    int cpu = thread.cpu;
    thread.is(info, lookNumber);
    thread.cpu = cpu;
    if (thread.state == before) {
      thread.stack = StackText.of(info, waiters.getOrDefault(thread.waitsFor, 0) > 1);
    }
  }

  /** How many there are; -1: they cannot be read, or not yet. They come with the first carrier. */
  private int addVirtualThreads(List<SeenThread> seen) {
    if (virtualThreads == null) {
      if (!hasCarrier(seen)) {
        return 0;
      }
      virtualThreads = FirstVirtualThreads.begin(instrumentation, code);
    }
    VirtualThreads found = virtualThreads.found();
    if (found == null) {
      return -1;
    }
    try {
      seen.addAll(found.look(System.nanoTime()));
      return found.alive();
    } catch (RuntimeException | LinkageError e) {
      Suppressed.add(e);
      virtualThreads.giveUp(); // looks at other threads go on
      return -1;
    }
  }

  private static boolean hasCarrier(List<SeenThread> seen) {
    for (SeenThread thread : seen) {
      if (thread.isCarrier()) {
        return true;
      }
    }
    return false;
  }

  private void forgetEnded() {
    for (Iterator<SeenThread> each = known.values().iterator(); each.hasNext(); ) {
      SeenThread thread = each.next();
      if (lookNumber - thread.round > MOST_LOOKS_WITHOUT) {
        each.remove();
      }
    }
    if (ignored.size() > MOST_THREADS) {
      ignored.clear();
    }
  }
}
