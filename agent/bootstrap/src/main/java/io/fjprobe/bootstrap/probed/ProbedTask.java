package io.fjprobe.bootstrap.probed;

import io.fjprobe.bootstrap.tally.TaskFrame;
import java.util.concurrent.ForkJoinWorkerThread;

/** What the weaver adds to {@code ForkJoinTask} at level=full. */
public interface ProbedTask {

  /** Whose queue it was pushed to: a QueueTally or a PoolTally; null: none, or taken since. */
  Object fjprobeOrigin();

  void fjprobeOrigin(Object origin);

  /** Identity of the task that pushed it. */
  long fjprobeParent();

  void fjprobeParent(long parent);

  int fjprobeDepth();

  void fjprobeDepth(int depth);

  /** While it runs. */
  TaskFrame fjprobeFrame();

  void fjprobeFrame(TaskFrame frame);

  /** The queue of a worker thread of the JDK, of whichever task of the JDK this is asked. */
  Object fjprobeQueueOf(ForkJoinWorkerThread worker);
}
