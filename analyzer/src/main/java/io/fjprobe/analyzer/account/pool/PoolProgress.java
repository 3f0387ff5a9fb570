package io.fjprobe.analyzer.account.pool;

import io.fjprobe.analyzer.account.queue.BacklogAccount;
import io.fjprobe.analyzer.account.stall.StallAccount;
import java.util.List;

/**
 * Whether the pool gets on with its tasks.
 *
 * @param stalls the longest first
 * @param backlog tasks that wait in its queues
 */
public record PoolProgress(List<StallAccount> stalls, BacklogAccount backlog) {}
