package io.fjprobe.analyzer.account.pool;

import io.fjprobe.analyzer.account.blocking.CompensationAccount;
import io.fjprobe.analyzer.account.blocking.JoinAccount;
import io.fjprobe.analyzer.account.queue.QueueGrowthAccount;
import io.fjprobe.analyzer.account.queue.StealAccount;
import io.fjprobe.analyzer.account.task.TaskAccount;
import java.util.Map;

/**
 * What single events tell: which tasks, queues and threads it was. How many there were on the whole
 * is counted.
 *
 * @param taskRuns each by itself, only at level=full
 * @param workerStarts by their reason, as are their ends
 */
public record PoolEvents(
    TaskAccount taskRuns,
    QueueGrowthAccount queueGrowth,
    StealAccount steals,
    JoinAccount joins,
    CompensationAccount compensations,
    Map<String, Long> workerStarts,
    Map<String, Long> workerEnds) {}
