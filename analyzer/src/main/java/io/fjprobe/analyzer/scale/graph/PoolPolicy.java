package io.fjprobe.analyzer.scale.graph;

/**
 * What the pools of the JDKs do differently, as far as it decides who runs what.
 *
 * @param farthestThief a worker that waits for a task takes tasks of those who stole from it (1),
 *     of those who stole from these (2), and so on
 * @param helpsWithTasks it does so even while its own queue has tasks
 * @param replacesWithTasks a blocked worker is replaced if its own queue has tasks, even if others
 *     are active
 * @param signalsSecond a push wakes a worker if the queue had one task, too; otherwise only if it
 *     had none
 * @param keepsSpares a worker that replaced a blocked one stays idle in the pool, for the next
 *     operations
 * @param completersElsewhere a worker that waits for a CountedCompleter looks for its tasks in the
 *     queues of others, too
 */
public record PoolPolicy(
    int farthestThief,
    boolean helpsWithTasks,
    boolean replacesWithTasks,
    boolean signalsSecond,
    boolean keepsSpares,
    boolean completersElsewhere) {

  private static final int ANY = Integer.MAX_VALUE;

  /** Follows the tasks that its thieves run and join. */
  static final PoolPolicy JDK_8 = new PoolPolicy(ANY, false, true, true, false, true);

  static final PoolPolicy JDK_11 = new PoolPolicy(1, true, false, true, true, false);
  static final PoolPolicy JDK_17 = new PoolPolicy(3, true, false, false, true, true);

  /** The pool of JDK 21 and later. */
  public static final PoolPolicy JDK_21 = new PoolPolicy(ANY, true, false, false, true, true);

  /** JDK-8246585 came in 17, and JDK-8277090 in 19. Both are new versions of the pool. */
  private static final int LIKE_17 = 17;

  private static final int LIKE_21 = 19;

  /**
   * Returns what the pool of a JDK does, or of the one most like it.
   *
   * @param feature 8, 11, and so on
   */
  public static PoolPolicy of(int feature) {
    if (feature >= LIKE_21) {
      return JDK_21;
    }
    if (feature >= LIKE_17) {
      return JDK_17;
    }
    return feature > 8 ? JDK_11 : JDK_8;
  }

  /**
   * Whether managed blocks can be simulated. On 8 a worker that blocks looks for a moment at which
   * all others seem busy, and spins until then. With many of them that takes longer than the
   * blocks.
   */
  public boolean knowsManagedBlocks() {
    return !equals(JDK_8);
  }
}
