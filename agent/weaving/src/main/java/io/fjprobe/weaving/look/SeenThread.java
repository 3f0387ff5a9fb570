package io.fjprobe.weaving.look;

import io.fjprobe.bootstrap.statistics.WorkerNow;
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

  /** How much of the time since the look before it was on a CPU. */
  static final int CPU_NOT_KNOWN = 0;

  static final int CPU_NONE = 1;
  static final int CPU_SOME = 2;
  static final int CPU_MOST = 3;

  /** Added where tasks wait in the queue of its executor. */
  private static final int TASKS_WAIT = 1 << 5;

  private static final double NONE_BELOW = 0.05;
  private static final double MOST_FROM = 0.5;

  final long id;
  String name = "";
  int round;

  int state;
  int cpu;
  long owner = -1;

  /** Null: not known. */
  String stack;

  /** Null: it is no worker. */
  private WorkerNow worker;

  /** Null: it belongs to none, or that is not known yet. */
  private LookedExecutor executor;

  private boolean knowsExecutor;
  private boolean tasksWait;

  private long episode = -1;
  private long cpuNanos = -1;
  private long cpuRound = -1;

  SeenThread(long id) {
    this.id = id;
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

  private boolean isCarrier() {
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
    if (now != state || nowEpisode != episode || now == RUNNABLE) {
      stack = null;
    }
    state = now;
    episode = nowEpisode;
    owner = info.getLockOwnerId();
    cpu = CPU_NOT_KNOWN;
    round = (int) lookNumber;
    tasksWait = executor != null && executor.tasksWait(lookNumber);
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

  /** Whether its time on a CPU says what it does. */
  boolean needsCpuTime() {
    return state == RUNNABLE || state == IN_NATIVE || isCarrier() && state != IDLE;
  }

  /**
   * @param nanos of CPU since it began; -1: not known
   * @param lookNumber by which looks that follow each other are known
   * @param sinceLastLook nanoseconds
   */
  void usedCpu(long nanos, long lookNumber, long sinceLastLook) {
    if (nanos >= 0 && cpuNanos >= 0 && cpuRound == lookNumber - 1 && sinceLastLook > 0) {
      double share = (double) (nanos - cpuNanos) / sinceLastLook;
      cpu = share < NONE_BELOW ? CPU_NONE : share < MOST_FROM ? CPU_SOME : CPU_MOST;
    }
    if (state == IN_NATIVE && nanos != cpuNanos) {
      stack = null; // it may be another call
    }
    if (isCarrier() && state != RUNNABLE && cpu > CPU_NONE) {
      state = RUNNABLE; // it waits for the virtual thread that it runs
      owner = -1;
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

  /** What is written of it. */
  int code() {
    return (tasksWait ? TASKS_WAIT : 0) | state << 2 | cpu;
  }
}
