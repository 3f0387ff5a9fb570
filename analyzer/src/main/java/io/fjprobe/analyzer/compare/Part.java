package io.fjprobe.analyzer.compare;

import io.fjprobe.analyzer.account.BucketKind;

/** What the time of an operation is made of. */
public enum Part {
  WORK("user code in tasks", BucketKind.WORK),
  FORK_JOIN("pool code in tasks: fork, join, completion", BucketKind.FORK_JOIN),
  SCAN("looking for work, signalling", BucketKind.SCAN),
  SUBMIT("submitting", BucketKind.SUBMIT),
  JOIN_BLOCKED("blocked in joins", BucketKind.JOIN_BLOCKED),
  MANAGED_BLOCKED("blocked in managed blockers", BucketKind.MANAGED_BLOCKED),
  UNMANAGED_BLOCKED("blocked, the pool not told", BucketKind.UNMANAGED_BLOCKED),
  SPIN("spinning before idle", BucketKind.SPIN),
  STARVED("runnable, but without a CPU", BucketKind.STARVED),
  PAUSED("stopped by the JVM", BucketKind.PAUSED),
  PROBE("the agent itself", BucketKind.PROBE),
  UNATTRIBUTED("not attributed", BucketKind.UNATTRIBUTED),
  /** Threads short of the parallelism: idle, or not there. */
  IDLE("idle or not there, short of the parallelism", null),
  /** An operation that no pool takes part in. */
  OUTSIDE("outside of any Fork/Join pool", null),
  /** Not time by itself: how many share it. */
  THREADS("how many threads share it", null);

  private final String label;

  /** Null: not a bucket of the account. */
  final BucketKind bucket;

  Part(String label, BucketKind bucket) {
    this.label = label;
    this.bucket = bucket;
  }

  public String label() {
    return label;
  }
}
