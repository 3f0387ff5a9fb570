package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.counter.Probe;
import io.fjprobe.bootstrap.counter.SharedCounters.Counter;
import io.fjprobe.bootstrap.probed.QueueView;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;
import io.fjprobe.bootstrap.tally.Totals;
import io.fjprobe.bootstrap.tally.Workers;

/**
 * A number that grows whenever a task leaves a queue, a worker forks, or a wait of a worker ends.
 * It does not when somebody submits: submissions that pile up are what a stall looks like.
 */
final class Progress {

  private Progress() {}

  static long of(PoolTally pool, int queuedSubmissions) {
    Workers workers = pool.workers();
    Totals totals = workers.totals();
    long sum =
        2 * totals.forks // less what is queued: each fork adds one, and so does each pop
            + totals.submissionsTaken
            + totals.workerSteals
            + totals.joinHelpSteals
            + totals.completerHelpSteals
            + totals.quiesceHelpSteals
            + totals.tasksRun
            + totals.tasksInvoked
            + totals.joinBlockedCount
            + totals.managedBlockedCount
            + pool.shared.get(Counter.EXTERNAL_HELP_STEALS)
            + pool.shared.get(Counter.DISCARDED_TASKS)
            + pool.shared.get(Counter.TASKS_RUN);
    for (QueueTally worker : workers.live) {
      sum -= worker.queueSize();
    }
    return sum + submissionsGone(pool, queuedSubmissions);
  }

  /** Also those that submitters take back to run them. */
  private static long submissionsGone(PoolTally pool, int queued) {
    if (pool.generation.has(Probe.SUBMISSIONS)) {
      return pool.submissions() - queued;
    }
    long taken = 0;
    for (Object queue : QueuedTasks.queues(pool)) {
      taken += QueueView.owner(queue) == null ? QueueView.base(queue) : 0;
    }
    return taken;
  }
}
