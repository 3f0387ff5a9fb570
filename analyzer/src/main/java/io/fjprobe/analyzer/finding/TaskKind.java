package io.fjprobe.analyzer.finding;

import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.queue.StealRow;
import io.fjprobe.analyzer.contract.PoolCounter;
import java.util.function.Predicate;

/** What a pool is used for, as far as its queues show it: advice for one is wrong for another. */
public enum TaskKind {
  /** Virtual threads run on: neither size nor origin can be chosen. */
  CONTINUATIONS,
  /** Steps of a CompletableFuture. */
  STAGES,
  /** FIFO queues, of tasks that nobody joins: actors, event handlers. */
  MESSAGES,
  /** Functions that are handed over, each by itself. */
  SUBMITTED,
  /** Tasks that fork others. */
  RECURSIVE;

  private static final double MOST = 0.5;
  private static final String STAGE = "java.util.concurrent.CompletableFuture$";

  /** No task of the pool's own kinds, which are classes. */
  private static final String LAMBDA = "$$Lambda";

  public static TaskKind of(PoolAccount pool) {
    if (pool.identity().kind().isScheduler()) {
      return CONTINUATIONS;
    }
    if (share(pool, name -> name.startsWith(STAGE)) >= MOST) {
      return STAGES;
    }
    if (pool.identity().asyncMode() && !areJoined(pool)) {
      return MESSAGES;
    }
    if (share(pool, name -> name.contains(LAMBDA)) >= MOST) {
      return SUBMITTED;
    }
    Long forks = pool.counts().count(PoolCounter.FORKS);
    Long submissions = pool.counts().count(PoolCounter.SUBMISSIONS);
    return forks != null && submissions != null && forks <= submissions ? SUBMITTED : RECURSIVE;
  }

  /** Tasks that are forked and joined: a pool whose queues are FIFO is not made for them. */
  public static boolean areJoined(PoolAccount pool) {
    Long forks = pool.counts().count(PoolCounter.FORKS);
    Long submissions = pool.counts().count(PoolCounter.SUBMISSIONS);
    Long helped = pool.counts().count(PoolCounter.JOIN_HELP_STEALS);
    Long blocked = pool.times().time().waits().joinBlockedCount();
    boolean joins = helped != null && helped > 0 || blocked != null && blocked > 0;
    return joins && forks != null && submissions != null && forks > submissions;
  }

  private static double share(PoolAccount pool, Predicate<String> which) {
    return pool.events().steals().byTaskClass().stream()
        .filter(row -> which.test(row.name()))
        .mapToDouble(StealRow::share)
        .sum();
  }
}
