package io.fjprobe.analyzer.finding;

import static io.fjprobe.analyzer.finding.limit.Condition.MOST;

import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.queue.StealRow;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.finding.limit.Limits;
import java.util.function.Predicate;

/** What a pool is used for, as far as its queues show it: advice for one is wrong for another. */
public enum TaskKind {
  /** The tasks are parts of virtual threads, so nobody can choose their size or origin. */
  CONTINUATIONS,
  /** The tasks are steps of a CompletableFuture. */
  STAGES,
  /** The queues are FIFO and nobody joins the tasks. They are actors or event handlers. */
  MESSAGES,
  /** The tasks are functions that are handed over, each by itself. */
  SUBMITTED,
  /** The tasks fork others. */
  RECURSIVE;

  private static final String STAGE = "java.util.concurrent.CompletableFuture$";

  /**
   * A task whose class name contains this text is a function, and not a task class of the program.
   */
  private static final String LAMBDA = "$$Lambda";

  public static TaskKind of(Finding.Subject subject) {
    return of(subject.pool(), subject.limits());
  }

  /**
   * @param limits to judge by
   */
  public static TaskKind of(PoolAccount pool, Limits limits) {
    double most = limits.value(MOST);
    if (pool.identity().kind().isScheduler()) {
      return CONTINUATIONS;
    }
    if (share(pool, name -> name.startsWith(STAGE)) >= most) {
      return STAGES;
    }
    if (pool.identity().asyncMode() && !areJoined(pool)) {
      return MESSAGES;
    }
    if (share(pool, name -> name.contains(LAMBDA)) >= most) {
      return SUBMITTED;
    }
    Long forks = pool.counts().count(PoolCounter.FORKS);
    Long submissions = pool.counts().count(PoolCounter.SUBMISSIONS);
    return forks != null && submissions != null && forks <= submissions ? SUBMITTED : RECURSIVE;
  }

  /**
   * This tells whether tasks are forked and joined. A pool whose queues are FIFO is not made for
   * them.
   */
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
