package io.fjprobe.analyzer.finding.queue;

import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.TaskKind;
import io.fjprobe.analyzer.finding.Verdict;
import java.util.List;

/**
 * Tasks fork and join in a pool whose queues are first in, first out: a worker then begins with the
 * largest parts of its work, and its queue holds whole levels of the tree.
 *
 * <p>Needs the counters of joins.
 */
public final class QueueOrderFinding implements Finding {

  @Override
  public String id() {
    return "queue-order";
  }

  @Override
  public Diagnosis judge(Subject subject) {
    PoolAccount pool = subject.pool();
    Verdict verdict = new Verdict(this, subject);
    if (!pool.identity().asyncMode()) {
      return verdict.ok("queues are last in, first out, as tasks that fork and join need");
    }
    if (!TaskKind.areJoined(pool)) {
      return verdict.ok("tasks were not seen to fork and join");
    }
    return verdict.diagnosis(
        Severity.INFO,
        0,
        null,
        "Tasks fork and join in a FIFO pool (asyncMode)",
        text(
            "A worker takes the oldest task of its own queue, which is usually the largest part"
                + " that is left. Queues can become long, and tasks may not find their data in"
                + " caches. One recording does not show how much time that costs: compare it"
                + " with a recording of a pool without asyncMode."),
        List.of(
            "create the pool with asyncMode=false, which is the default: asyncMode is for tasks"
                + " that nobody joins, such as messages to actors"));
  }
}
