package io.fjprobe.bootstrap.tally;

import java.util.EnumSet;
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
  /** Tasks that other threads were quicker to take, and submission queues that were locked. */
  RACES,
  LOCKS,
  QUEUES,
  /** Exceptional and cancelled ends. */
  OUTCOMES,
  /** Each task that runs: only at level=full. */
  TASKS;

  private static volatile Set<Probe> woven = EnumSet.noneOf(Probe.class);

  /** Says which groups are observed in this JVM. */
  public static void woven(Set<Probe> groups) {
    woven = groups;
  }

  public boolean isWoven() {
    return woven.contains(this);
  }

  /** The count, or -1 where it is not recorded. */
  public long recorded(long count) {
    return isWoven() ? count : -1;
  }

  public int recorded(int count) {
    return isWoven() ? count : -1;
  }
}
