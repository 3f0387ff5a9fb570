package io.fjprobe.bootstrap.statistics;

import java.util.Set;

/** Tells what the threads of a pool that stands still wait for. Called rarely; must not block. */
public interface StallDescriber {

  /**
   * Gets numbers, for anybody may be one who describes.
   *
   * @param inTasks ids of the workers that are not idle
   * @param workers ids of the workers of all pools
   * @param queued identity hash codes of tasks in the queues of the pool
   */
  void describe(int poolId, long[] inTasks, long[] workers, Set<Integer> queued);
}
