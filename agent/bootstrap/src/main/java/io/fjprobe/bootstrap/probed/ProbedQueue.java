package io.fjprobe.bootstrap.probed;

/**
 * A queue with its tally: what the weaver makes of the queues of a library, and what stands for one
 * of the JDK's without fields of ours. In jsr166y a worker thread is its own queue, and the pool is
 * the submission queue. For those of the JDK with fields see {@link JdkQueue}.
 */
public interface ProbedQueue {

  /** Null for a submission queue. */
  KeptWithQueue fjprobeTally();

  void fjprobeTally(KeptWithQueue tally);

  /** Tasks ever pushed; written by the owner, or under the lock of a submission queue. */
  long fjprobePushes();

  /** Null for a submission queue. */
  Thread fjprobeOwner();

  /** The field whose low bits are the queue's index: config, id or phase, as the JDK has it. */
  int fjprobeIndexBits();

  int fjprobeBase();

  int fjprobeTop();

  /** Of its array; 0 before the first task on JDK 8 and 11. */
  int fjprobeCapacity();

  /** The identity hash code of the task at this position between base and top; 0: none. */
  int fjprobeTaskHash(int position);

  /** Its class, as the user knows it; null: none. */
  Class<?> fjprobeTaskClass(int position);

  /** The pool of a submission queue, once it was looked for. */
  KeptWithPool fjprobeHome();

  void fjprobeHome(KeptWithPool home);
}
