package io.fjprobe.bootstrap.counter;

import java.util.Set;

/** A group of facts that is observed as a whole or, if a join point is missing, not at all. */
public enum Probe {
  POOLS,
  WORKERS,
  FORKS,
  SUBMISSIONS,
  STEALS,
  HELP,
  JOINS,
  COMPENSATION,
  IDLE,
  /** The time between giving up the search for work and parking. */
  SPINS,
  SIGNALS,
  /** Each call that is to wake or start a worker, whether or not it does. */
  SIGNAL_ATTEMPTS,
  /** Tasks that other threads were quicker to take, and submission queues that were locked. */
  RACES,
  LOCKS,
  QUEUES,
  /** Exceptional and cancelled ends. */
  OUTCOMES,
  /** Each task that runs: only at level=full. */
  TASKS,
  /** Work and span of operations: only with span=on. */
  SPAN;

  /** Only observed if it is asked for, because it costs each task. */
  public boolean isOfEachTask() {
    return this == TASKS || this == SPAN;
  }

  /** Whether each of them is asked for, or need not be. */
  public static boolean areAsked(Set<Probe> probes, Set<Probe> asked) {
    for (Probe each : probes) {
      if (each.isOfEachTask() && !asked.contains(each)) {
        return false;
      }
    }
    return true;
  }
}
