package io.fjprobe.weaving.look;

import io.fjprobe.bootstrap.statistics.WorkerNow;
import io.fjprobe.bootstrap.tally.Seen;
import java.lang.management.LockInfo;
import java.lang.management.ThreadInfo;

/** What is known of a thread from the looks before. */
final class SeenThread {

  /** What it does; the numbers are in recordings. */
  static final int GONE = 0;

  static final int RUNNABLE = 1;
  static final int IN_NATIVE = 2;
  static final int BLOCKED = 3;
  static final int WAITING = 4;
  static final int TIMED_WAITING = 5;
  static final int IDLE = 6;

  /** Has the lock, as JDK's beans tell it. Virtual threads that wait have numbers below it. */
  static final long NOBODY = -1;

  /** Name of all virtual threads. */
  static final String VIRTUAL = "virtual threads";

  private static final String WAITS_FOR_TASKS = "ThreadPoolExecutor.getTask";

  /** How much of the time since the look before it was on a CPU. */
  static final int CPU_NOT_KNOWN = 0;

  static final int CPU_NONE = 1;
  static final int CPU_SOME = 2;
  static final int CPU_MOST = 3;

  /** Added where tasks wait in the queue of its executor, or in its own while it waits. */
  private static final int TASKS_WAIT = 1 << 5;

  /** Added as often as there are threads beyond the first one. */
  private static final int ONE_MORE = 1 << 6;

  /** So that the number stays positive. */
  private static final int MOST_MORE = (1 << 24) - 1;

  private static final double NONE_BELOW = 0.05;
  private static final double MOST_FROM = 0.5;

  final long id;

  /** Null: not known. Of virtual threads, one that stands for others. */
  Thread thread;

  String name = "";
  int round;

  int state;
  int cpu;
  long owner = NOBODY;

  /** Null: not known. */
  String stack;

  /** Where it waited before. Null: not known. */
  private String stackBefore;

  /** Identity of what it waits for; 0: nothing that is known. */
  int waitsFor;

  /** That do the same: one, or of virtual threads as many as there seem to be. */
  int threads = 1;

  /** Null: it is no worker. */
  private WorkerNow worker;

  /** Null: it belongs to none, or that is not known yet. */
  private LookedExecutor executor;

  private boolean knowsExecutor;
  private boolean tasksWait;

  /** Since the look before, or for longer. */
  private boolean waitedBefore;

  /** It waited, and ran, since the look before. */
  private boolean tookTurns;

  /** Of the time since the look before that it was on a CPU; 0: none, or not known. */
  private double cpuShare;

  /** It was seen at the look before, too. */
  private boolean followsLook;

  /** It waits now, but counts as running. */
  private boolean countsAsRunning;

  /** How much longer it ran than it counted as running, in looks. */
  double due;

  private long episode = -1;
  private long cpuNanos = -1;
  private long cpuRound = -1;

  SeenThread(long id) {
    this.id = id;
  }

  /** Waits as others do. */
  static SeenThread virtual(long id, int state, String stack, long owner) {
    SeenThread thread = new SeenThread(id);
    thread.name = VIRTUAL;
    thread.waitedBefore = true;
    thread.state = state;
    thread.stack = stack;
    thread.owner = owner;
    return thread;
  }

  void isWorker(WorkerNow now) {
    if (worker == null) {
      worker = now;
    }
  }

  /** 0: it is no worker. */
  int pool() {
    return worker == null ? 0 : worker.poolId();
  }

  /** By which threads of one executor are told from those of another; empty: it is of none. */
  String executor() {
    return executor == null ? "" : executor.number + executor.kind;
  }

  boolean asksForExecutor() {
    return !knowsExecutor;
  }

  /**
   * @param its null: it belongs to none
   */
  void belongsTo(LookedExecutor its) {
    executor = its;
    knowsExecutor = true;
  }

  boolean isCarrier() {
    return worker != null && worker.isCarrier();
  }

  private int waiting(int state) {
    return worker != null && worker.isIdle() ? IDLE : state;
  }

  /**
   * Takes over what the JVM says of it. A thread that waits since the look before has the same
   * stack as then.
   */
  void is(ThreadInfo info, long lookNumber) {
    int now = stateOf(info);
    long nowEpisode = info.getBlockedCount() + info.getWaitedCount();
    boolean sameWait = now == state && nowEpisode == episode && now != RUNNABLE;
    if (!sameWait) {
      stackBefore = stack == null || isOnCpu() ? stackBefore : stack;
      stack = null;
    }
    if (round != (int) lookNumber) {
      waitedBefore = sameWait;
      followsLook = round == (int) lookNumber - 1;
      tookTurns = (nowEpisode != episode || now != state) && followsLook;
      cpuShare = 0;
      countsAsRunning = false;
      if (sameWait && cpuRound == lookNumber - 1) {
        cpuRound = lookNumber; // it used none
      }
    }
    state = now;
    episode = nowEpisode;
    owner = info.getLockOwnerId();
    LockInfo lock = info.getLockInfo();
    waitsFor = lock == null ? 0 : lock.getIdentityHashCode();
    cpu = CPU_NOT_KNOWN;
    round = (int) lookNumber;
    tasksWait = executor == null ? leavesOwnTasks() : executor.tasksWait(lookNumber);
  }

  private boolean leavesOwnTasks() {
    boolean waits = state == WAITING || state == TIMED_WAITING;
    return waits && worker != null && !worker.isCarrier() && worker.hasOwnTasks();
  }

  private int stateOf(ThreadInfo info) {
    switch (info.getThreadState()) {
      case RUNNABLE:
        return info.isInNative() ? IN_NATIVE : RUNNABLE;
      case BLOCKED:
        return BLOCKED;
      case WAITING:
        return waiting(WAITING);
      case TIMED_WAITING:
        return waiting(TIMED_WAITING);
      default:
        return GONE;
    }
  }

  /**
   * Whether its time on a CPU says what it does, or did: looks often come just when a thread leaves
   * a CPU to them, and find it waiting.
   */
  boolean needsCpuTime() {
    return !waitedBefore || state == IN_NATIVE || isCarrier() && state != IDLE;
  }

  /**
   * @param nanos of CPU since it began; -1: not known
   * @param lookNumber by which looks that follow each other are known
   * @param sinceLastLook nanoseconds
   */
  void usedCpu(long nanos, long lookNumber, long sinceLastLook) {
    boolean known = cpuNanos >= 0 && cpuRound >= lookNumber - 1; // this look, if it still waits
    if (nanos >= 0 && known && sinceLastLook > 0) {
      double share = (double) (nanos - cpuNanos) / sinceLastLook;
      cpuShare = Math.min(1, Math.max(0, share));
      cpu = share < NONE_BELOW ? CPU_NONE : share < MOST_FROM ? CPU_SOME : CPU_MOST;
    }
    if (state == IN_NATIVE && nanos != cpuNanos) {
      stack = null; // it may be another call
    }
    if (isCarrier() && state != RUNNABLE && state != IDLE && cpu > CPU_NONE) {
      state = RUNNABLE; // it waits for the virtual thread that it runs
      owner = NOBODY;
    }
    cpuNanos = nanos;
    cpuRound = lookNumber;
  }

  /** It waits for something, and where is not known. */
  boolean needsStack() {
    boolean waits =
        state == BLOCKED
            || state == WAITING
            || state == TIMED_WAITING
            || state == IN_NATIVE && cpu < CPU_MOST;
    return waits && stack == null;
  }

  /** By another thread: it waits for more than a task of its executor. */
  boolean mayBeReleased() {
    return (state == WAITING || state == TIMED_WAITING)
        && thread != null
        && stack != null
        && !stack.contains(WAITS_FOR_TASKS);
  }

  /** It is of a pool or an executor, and waits for a task. */
  boolean hasNoTask() {
    return state == IDLE
        || (state == WAITING || state == TIMED_WAITING)
            && thread != null
            && stack != null
            && stack.contains(WAITS_FOR_TASKS);
  }

  /** For tests: it ran and waited since the look before. */
  void took(int itsState, double itsCpuShare) {
    state = itsState;
    tookTurns = true;
    cpuShare = itsCpuShare;
    countsAsRunning = false;
  }

  /** Whether it ran for some of the time since the look before, and waited for some. */
  boolean tookTurns() {
    return tookTurns && state != IN_NATIVE && state != GONE && !isCarrier();
  }

  double cpuShare() {
    return cpuShare;
  }

  boolean runs() {
    return state == RUNNABLE;
  }

  /** Also in native code, if it used a CPU most of the time. */
  boolean isOnCpu() {
    return runs() || state == IN_NATIVE && cpu == CPU_MOST;
  }

  boolean isCountedAsRunning() {
    return countsAsRunning;
  }

  void countsAsRunning() {
    countsAsRunning = true;
  }

  /** What is written of it. */
  int code() {
    int more = Math.min(Math.max(threads, 1) - 1, MOST_MORE);
    int its = countsAsRunning ? RUNNABLE : state;
    return more * ONE_MORE | (tasksWait ? TASKS_WAIT : 0) | its << 2 | writtenCpu();
  }

  /** Of a thread that waits, this is told by how often it counts as running. */
  private int writtenCpu() {
    return tookTurns() && !runs() && !countsAsRunning ? Math.min(cpu, CPU_NONE) : cpu;
  }

  /**
   * Of a thread that counts as running, it tells where it waits in between, or where it last did.
   * Null: not known.
   */
  String writtenStack() {
    return countsAsRunning && stack == null ? stackBefore : stack;
  }

  long writtenOwner() {
    return countsAsRunning ? NOBODY : owner;
  }

  /** Null: it is no worker. */
  WorkerNow worker() {
    return worker;
  }

  /** Of a worker since the look before. Null: it was not seen then. */
  Seen activity() {
    if (!followsLook || state == GONE) {
      return null;
    }
    if (runs() || countsAsRunning || state == IN_NATIVE && cpu > CPU_NONE) {
      return Seen.SEEN_RUNNING;
    }
    switch (state) {
      case IN_NATIVE:
        return Seen.SEEN_IN_NATIVE;
      case BLOCKED:
        return Seen.SEEN_AT_MONITOR;
      case IDLE:
        return Seen.SEEN_IDLE;
      default:
        return worker.waiting();
    }
  }
}
