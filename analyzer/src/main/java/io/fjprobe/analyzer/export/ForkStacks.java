package io.fjprobe.analyzer.export;

import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.contract.PoolCounter;
import java.util.Map;

/**
 * Who forks and submits what, as stacks. Weights are numbers of tasks. Where each task was recorded
 * there are the classes of tasks, from the one that all others come from; else only pools and their
 * counters.
 */
public final class ForkStacks {

  static final String FORKS = "forks";
  static final String SUBMISSIONS = "submissions";
  static final String INVOCATIONS = "invocations";

  private ForkStacks() {}

  /** Returns whether each task was recorded. */
  public static boolean hasTasks(RecordingAccount account) {
    Map<String, Long> events = account.recorded().events();
    return events.containsKey(TaskTree.RUN) || events.containsKey(TaskTree.BATCH);
  }

  /** Adds what pools have counted. */
  public static void addCounters(RecordingAccount account, CollapsedStacks stacks) {
    for (SectionAccount section : account.sections()) {
      for (PoolAccount pool : section.pools()) {
        String who = "pool " + pool.name();
        stacks.add(Sums.orZero(pool.counts().count(PoolCounter.FORKS)), who, FORKS);
        stacks.add(Sums.orZero(pool.counts().count(PoolCounter.SUBMISSIONS)), who, SUBMISSIONS);
      }
    }
  }
}
