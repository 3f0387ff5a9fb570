package io.fjprobe.analyzer.finding.blocking;

import static io.fjprobe.analyzer.finding.limit.Condition.MOST;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.account.moment.WaitRow;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Workers that wait for results while tasks lie in their own queues.
 *
 * @param waits where they do so, the line with most of them first; never empty
 */
record OwnTasks(MomentAccount account, List<WaitRow> waits) {

  /**
   * Null: it is not most of the blocking, or nobody looked.
   *
   * @param blockedNanos of all workers of the pool
   */
  static @Nullable OwnTasks of(Finding.Subject subject, long blockedNanos) {
    MomentAccount account = subject.section().moments();
    if (account == null) {
      return null;
    }
    String pool = subject.pool().identity().name();
    List<WaitRow> waits =
        account.waits().stream()
            .filter(row -> row.worker() && row.where().equals(pool) && !row.doing().isKeptOut())
            .toList();
    double threads = waits.stream().mapToDouble(WaitRow::threads).sum();
    double blocked = (double) blockedNanos / account.lookedNanos();
    return threads > 0 && threads >= subject.limits().value(MOST) * blocked
        ? new OwnTasks(account, waits)
        : null;
  }

  String seen() {
    return text(
        " In %s at all threads, %.1f workers on average waited%s while their own queues had tasks.",
        Wording.many(account.looks(), "look"),
        waits.stream().mapToDouble(WaitRow::threads).sum(),
        MomentWording.line(waits.get(0)));
  }

  List<String> advice() {
    return List.of(
        text(
            "if they wait for those tasks, let them join these%s (ForkJoinTask.join, invokeAll): a"
                + " worker that joins runs them meanwhile, one that waits for a latch or a future"
                + " does not",
            MomentWording.line(waits.get(0))),
        "or run the tasks that are waited for in another pool");
  }
}
