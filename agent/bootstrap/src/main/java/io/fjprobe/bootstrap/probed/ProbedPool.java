package io.fjprobe.bootstrap.probed;

/**
 * A pool with its tally: what the weaver makes of the pool of a library, and what stands for one of
 * the JDK's without a field of ours. For those with fields see {@link JdkPool}.
 */
public interface ProbedPool {

  KeptWithPool fjprobeTally();

  void fjprobeTally(KeptWithPool tally);

  /** Even queues take submissions, odd ones belong to workers; jsr166y has but that one. */
  int fjprobeQueueCount();

  /** Null if there is none at this index. */
  Object fjprobeQueueAt(int index);

  /** Null for the common pool of most releases. */
  String fjprobeWorkerNamePrefix();
}
