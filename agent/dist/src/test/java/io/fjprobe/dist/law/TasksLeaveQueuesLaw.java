package io.fjprobe.dist.law;

/**
 * What was pushed has left the queues, each task once. Of the ways out only those at the base are
 * counted so far, so that what owners pop makes the one side smaller.
 */
final class TasksLeaveQueuesLaw implements Law {
  @Override
  public void check(PoolFacts pool, Sides sides) {
    sides.equal(
        "queuedTasks + queuedSubmissions",
        pool.count("queuedTasks") + pool.count("queuedSubmissions"),
        "nothing",
        0);
    sides.atMost(
        "tasks taken at the base",
        pool.scanned() + pool.helped() + pool.count("externalHelpSteals"),
        "forks + submissions",
        pool.count("forks") + pool.count("submissions"));
  }
}
