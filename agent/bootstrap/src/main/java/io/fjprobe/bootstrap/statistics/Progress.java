package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.counter.Counter;
import io.fjprobe.bootstrap.counter.Counts;
import io.fjprobe.bootstrap.counter.Probe;
import io.fjprobe.bootstrap.probed.QueueView;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;
import io.fjprobe.bootstrap.tally.Workers;

/**
 * A number that grows whenever a task leaves a queue, a worker forks, or a wait of a worker ends.
 * It does not grow when somebody submits a task, because in a stall submissions pile up.
 */
final class Progress {

  private static final Counter[] MOVES = {
    Counter.FORKS,
    Counter.SUBMISSIONS_TAKEN,
    Counter.WORKER_STEALS,
    Counter.JOIN_HELP_STEALS,
    Counter.COMPLETER_HELP_STEALS,
    Counter.QUIESCE_HELP_STEALS,
    Counter.EXTERNAL_HELP_STEALS,
    Counter.TASKS_RUN,
    Counter.TASKS_INVOKED,
    Counter.DISCARDED_TASKS,
    Counter.JOIN_BLOCKED_COUNT,
    Counter.MANAGED_BLOCKED_COUNT
  };

  private Progress() {}

  static long of(PoolTally pool, int queuedSubmissions) {
    Workers workers = pool.workers();
    Counts counts = workers.totals();
    pool.shared.addTo(counts);
    long sum =
        counts.get(Counter.FORKS); // less what is queued: each fork adds one, so does each pop
    for (Counter each : MOVES) {
      sum += counts.get(each);
    }
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
