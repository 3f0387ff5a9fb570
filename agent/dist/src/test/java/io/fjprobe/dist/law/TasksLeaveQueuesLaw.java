package io.fjprobe.dist.law;

/**
 * What was pushed has left the queues, each task once: it was run, or discarded by termination, or
 * taken back by the program, or is still there. Tasks that run are counted at level=full only; else
 * those taken at the base are a part of them.
 */
final class TasksLeaveQueuesLaw implements Law {
  @Override
  public void check(PoolFacts pool, Sides sides) {
    long pushed = pool.count("forks") + pool.count("submissions");
    long queued = pool.count("queuedTasks") + pool.count("queuedSubmissions");
    if (pool.count("tasksRun") >= 0) {
      sides.equal(
          "tasksRun + discardedTasks + takenBackTasks + queued",
          pool.count("tasksRun")
              + pool.count("discardedTasks")
              + pool.count("takenBackTasks")
              + queued,
          "forks + submissions",
          pushed);
    }
    sides.atMost(
        "tasks taken at the base",
        pool.scanned() + pool.helped() + pool.count("externalHelpSteals"),
        "forks + submissions",
        pushed);
  }
}
