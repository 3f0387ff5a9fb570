package io.fjprobe.analyzer.account.pool;

import io.fjprobe.analyzer.account.queue.BacklogAccount;
import io.fjprobe.analyzer.account.queue.QueueWaitAccount;
import io.fjprobe.analyzer.account.queue.TurnAccount;
import io.fjprobe.analyzer.account.stall.StallAccount;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whether the pool gets on with its tasks.
 *
 * @param stalls the longest first
 * @param backlog tasks that wait in its queues
 * @param queueWaits how long they wait there; null: not recorded
 * @param turns of virtual threads; null: it is no scheduler of them, or none was sampled
 */
public record PoolProgress(
    List<StallAccount> stalls,
    BacklogAccount backlog,
    @Nullable QueueWaitAccount queueWaits,
    @Nullable TurnAccount turns) {}
