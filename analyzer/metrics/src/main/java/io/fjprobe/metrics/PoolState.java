package io.fjprobe.metrics;

/**
 * What pools of one label are and do now.
 *
 * @param pools how many
 * @param known of these, how many said what they do
 * @param parallelism of all of them
 * @param workers likewise
 * @param active of the workers
 * @param queued tasks, in queues of workers and of submitters
 */
record PoolState(long pools, long known, long parallelism, long workers, long active, long queued) {

  static PoolState of(Bean pool) {
    if (pool.number("Workers").isEmpty()) {
      return new PoolState(1, 0, 0, 0, 0, 0); // it has just been collected
    }
    return new PoolState(
        1,
        1,
        pool.number("Parallelism").orElse(0),
        pool.number("Workers").orElse(0),
        pool.number("Active").orElse(0),
        pool.number("QueuedTasks").orElse(0) + pool.number("QueuedSubmissions").orElse(0));
  }

  PoolState plus(PoolState other) {
    return new PoolState(
        pools + other.pools,
        known + other.known,
        parallelism + other.parallelism,
        workers + other.workers,
        active + other.active,
        queued + other.queued);
  }

  boolean isKnown() {
    return known > 0;
  }

  /** The numbers are read one after the other. */
  long idle() {
    return Math.max(0, workers - active);
  }
}
