package io.fjprobe.bootstrap.probed;

/** What the weaver adds to tasks of a library at level=full; for the JDK's see {@link JdkTask}. */
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
  KeptWithTask fjprobeFrame();

  void fjprobeFrame(KeptWithTask frame);
}
