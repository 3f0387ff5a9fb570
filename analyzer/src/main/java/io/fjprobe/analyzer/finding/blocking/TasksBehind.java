package io.fjprobe.analyzer.finding.blocking;

import static io.fjprobe.analyzer.finding.limit.Condition.ENOUGH_LOOKS;
import static io.fjprobe.analyzer.finding.limit.Condition.MOST;
import static io.fjprobe.analyzer.finding.limit.Condition.TASKS_WAIT_SELDOM;
import static io.fjprobe.analyzer.finding.limit.Condition.UNMANAGED_BLOCKING_FEW;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.blocking.BlockingAccount;
import io.fjprobe.analyzer.account.pool.PoolCounts;
import io.fjprobe.analyzer.account.queue.BacklogAccount;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.wording.Wording;
import org.jspecify.annotations.Nullable;

/**
 * Tasks that do not block, and wait in the queues behind a few that do: whoever chose the
 * parallelism for the latter did not mean that.
 *
 * @param tasks how many there were, at least
 * @param blocking how many of these blocked at most
 */
record TasksBehind(long tasks, long blocking, BacklogAccount backlog) {

  /** Null: there are none, or it is not known. */
  static @Nullable TasksBehind of(Finding.Subject subject, BlockingAccount blocking) {
    BacklogAccount backlog = subject.pool().progress().backlog();
    PoolCounts counts = subject.pool().counts();
    // of a pool that was there before the agent, only those are counted that were stolen
    Long tasks = counts.tasks() == null ? counts.count(PoolCounter.STEAL_COUNT) : counts.tasks();
    if (tasks == null) {
      return null;
    }
    long events = blocking.all().count();
    boolean few = events <= subject.limits().value(UNMANAGED_BLOCKING_FEW) * tasks;
    boolean known =
        blocking.all().totalNanos() >= subject.limits().value(MOST) * blocking.nanos()
            && backlog.looks() >= subject.limits().count(ENOUGH_LOOKS);
    boolean wait =
        backlog.withTasks() > subject.limits().value(TASKS_WAIT_SELDOM) * backlog.looks();
    return few && known && wait ? new TasksBehind(tasks, events, backlog) : null;
  }

  String words() {
    return text(
        " Tasks that do not block wait behind those that do: of at least %s, %s at most blocked for long, and"
            + " %s of %s found tasks in the queues.",
        Wording.many(tasks, "task"),
        Wording.count(blocking),
        Wording.count(backlog.withTasks()),
        Wording.many(backlog.looks(), "look"));
  }
}
