package io.fjprobe.analyzer.compare.measure;

import static io.fjprobe.analyzer.compare.measure.Quantity.OPERATIONS;

import io.fjprobe.analyzer.contract.PoolCounter;
import java.util.EnumSet;
import java.util.Set;

/** What must have moved with the time if a mechanism moved it: counts, and times of one event. */
public enum Evidence {
  CPU_TIME("CPU time of the JVM", Quantity.CPU_TIME, OPERATIONS, true),
  START_UP_TIME("start-up, before the run", Quantity.START_UP_TIME, OPERATIONS, true),
  OPERATION_LENGTH("time of one operation", Quantity.OPERATION_TIME, OPERATIONS, true),
  CONCURRENCY("operations at a time", Quantity.OPERATION_TIME, Quantity.WALL, false),
  FORKS(PoolCounter.FORKS),
  SUBMISSIONS(PoolCounter.SUBMISSIONS),
  TASKS("tasks", Quantity.TASKS),
  SUBMISSIONS_TAKEN(PoolCounter.SUBMISSIONS_TAKEN),
  WORKER_STEALS(PoolCounter.WORKER_STEALS),
  HELP_STEALS("stolen to help", Quantity.HELP_STEALS),
  TASKS_PER_STEAL_RUN(
      "tasks per steal run", Quantity.STEAL_RUN_TASKS, Quantity.of(PoolCounter.STEAL_RUNS), false),
  LOST_STEALS(PoolCounter.LOST_STEALS),
  LOCK_FAILURES(PoolCounter.LOCK_FAILURES),
  SIGNALS(PoolCounter.SIGNALS),
  SIGNAL_ATTEMPTS(PoolCounter.SIGNAL_ATTEMPTS),
  PARKS("parks", Quantity.PARKS),
  PARK_LENGTH("mean park", Quantity.PARKED_TIME, Quantity.PARKS, true),
  BLOCKED_JOINS("blocked joins", Quantity.JOINS_BLOCKED),
  JOIN_LENGTH("mean blocked join", Quantity.JOIN_BLOCKED_TIME, Quantity.JOINS_BLOCKED, true),
  OWN_WORK_JOINS("blocked with tasks in the own queue", Quantity.OWN_WORK_JOINS),
  HELP_TIME("helping in joins", Quantity.HELP_TIME, OPERATIONS, true),
  MANAGED_BLOCKS("managed blocks", Quantity.MANAGED_BLOCKS),
  MANAGED_BLOCK_LENGTH(
      "mean managed block", Quantity.MANAGED_BLOCKED_TIME, Quantity.MANAGED_BLOCKS, true),
  COMPENSATIONS(PoolCounter.COMPENSATIONS),
  SPARES_CREATED(PoolCounter.SPARES_CREATED),
  IDLE_RELEASED(PoolCounter.IDLE_RELEASED),
  ACTIVE_LOWERED(PoolCounter.ACTIVE_LOWERED),
  REJECTED_COMPENSATIONS(PoolCounter.REFUSALS),
  QUEUE_GROWTHS(PoolCounter.QUEUE_GROWTHS),
  POOLS_STARTED("pools started", Quantity.POOLS_STARTED),
  WORKERS_STARTED(PoolCounter.WORKERS_STARTED),
  EXCEPTIONAL_TASKS(PoolCounter.EXCEPTIONAL_TASKS),
  WORK_PER_TASK("user code per task", Quantity.WORK_TIME, Quantity.TASKS, true),
  LONGEST_RUN("longest run that was timed", Quantity.LONGEST_RUN_TIME, Quantity.ITERATIONS, true),
  CALLERS_ALONE("callers compute outside tasks", Quantity.CALLER_ALONE_TIME, OPERATIONS, true),
  CALLERS_WAIT("callers wait for the pool", Quantity.CALLER_WAITED_TIME, OPERATIONS, true),
  THROWABLES("exceptions created", Quantity.THROWABLES),
  INTERPRETED(
      "share of samples in interpreted code",
      Quantity.INTERPRETED_SAMPLES,
      Quantity.SAMPLES,
      false),
  UNMANAGED_BLOCKS("unmanaged blocks", Quantity.UNMANAGED_BLOCKS),
  UNMANAGED_BLOCK_LENGTH(
      "mean unmanaged block", Quantity.UNMANAGED_BLOCKED_TIME, Quantity.UNMANAGED_BLOCKS, true),
  MONITOR_TIME("waiting for monitors", Quantity.MONITOR_TIME, OPERATIONS, true),
  SOCKET_TIME("waiting for sockets", Quantity.SOCKET_TIME, OPERATIONS, true),
  GC_PAUSES("GC pauses", Quantity.GC_PAUSES),
  GC_TIME("time in GC pauses", Quantity.GC_TIME, OPERATIONS, true),
  ALLOCATED_BYTES("bytes allocated", Quantity.ALLOCATED_BYTES),
  COMPILE_TIME("JIT compilation", Quantity.COMPILE_TIME, OPERATIONS, true),
  THREADS_STARTED("threads started (estimate)", Quantity.THREADS_STARTED),
  THROTTLED_TIME("throttled by the container", Quantity.THROTTLED_TIME, OPERATIONS, true),
  PINNED("virtual threads pinned", Quantity.PINNED),
  ALLOCATED("bytes allocated (estimate)", Quantity.ALLOCATED),
  OTHER_PAUSES("pauses that are not GC", Quantity.OTHER_PAUSES),
  OTHER_PAUSE_TIME("time in pauses that are not GC", Quantity.OTHER_PAUSE_TIME, OPERATIONS, true),
  CLASSES_LOADED("classes loaded (estimate)", Quantity.CLASSES_LOADED),
  DELAYED_ACKS("TCP acknowledgements delayed (estimate)", Quantity.DELAYED_ACKS),
  RETRANSMISSION_TIMEOUTS(
      "TCP retransmission timeouts (estimate)", Quantity.RETRANSMISSION_TIMEOUTS),
  LISTEN_OVERFLOWS("attempts to connect that failed (estimate)", Quantity.LISTEN_OVERFLOWS),
  CALLERS_IN_TASKS("callers run tasks (estimate)", Quantity.CALLER_TASK_TIME, OPERATIONS, true),

  /** Native code had an object that must not move, and whoever needed memory had to wait. */
  GC_HELD_UP("collections held up by native code", Quantity.GC_HELD_UP),
  IN_KERNEL(
      "share of CPU time in the kernel (estimate)", Quantity.KERNEL_LOAD, Quantity.JVM_LOAD, false),
  CONTEXT_SWITCHES("context switches (estimate)", Quantity.CONTEXT_SWITCHES);

  private static final Set<Evidence> OF_ANY_UNIT =
      EnumSet.complementOf(EnumSet.of(CPU_TIME, START_UP_TIME));

  private final String label;
  private final Quantity numerator;
  private final Quantity denominator;
  private final boolean time;

  /** Makes evidence that has the same label as its counter has in the account. */
  Evidence(PoolCounter counter) {
    this(counter.label(), Quantity.of(counter));
  }

  Evidence(String label, Quantity numerator) {
    this(label, numerator, OPERATIONS, false);
  }

  Evidence(String label, Quantity numerator, Quantity denominator, boolean time) {
    this.label = label;
    this.numerator = numerator;
    this.denominator = denominator;
    this.time = time;
  }

  /**
   * Returns the evidence that a unit of work can have. Start-up, for example, is no part of an
   * operation.
   */
  public static Set<Evidence> of(UnitOfWork unit) {
    return unit == UnitOfWork.RUN ? EnumSet.allOf(Evidence.class) : OF_ANY_UNIT;
  }

  public String label() {
    return label;
  }

  public Quantity numerator() {
    return numerator;
  }

  public Quantity denominator() {
    return denominator;
  }

  /** Returns whether the number is in bytes. */
  public boolean isBytes() {
    return this == ALLOCATED_BYTES || this == ALLOCATED;
  }

  /**
   * Returns whether the number is only a lower bound: it is what was allocated between two
   * collections. What was allocated before the first collection and after the last is not recorded,
   * so a difference of two such numbers says nothing.
   */
  public boolean isBound() {
    return this == ALLOCATED_BYTES;
  }

  /** Returns whether it is a time in nanoseconds; else it is a plain number. */
  public boolean isTime() {
    return time;
  }

  /** Returns whether it is a number per operation; else it is a mean. */
  public boolean isPerOperation() {
    return denominator == OPERATIONS;
  }
}
