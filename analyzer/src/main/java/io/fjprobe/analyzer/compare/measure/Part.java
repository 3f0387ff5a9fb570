package io.fjprobe.analyzer.compare.measure;

import io.fjprobe.analyzer.account.time.BucketKind;
import org.jspecify.annotations.Nullable;

/** What the time of an operation is made of. */
public enum Part {
  WORK("user code in tasks", BucketKind.WORK),
  FORK_JOIN("pool code in tasks", BucketKind.FORK_JOIN),
  SCAN("looking for work", BucketKind.SCAN),
  SUBMIT("submitting", BucketKind.SUBMIT),
  JOIN_BLOCKED("blocked in joins", BucketKind.JOIN_BLOCKED),
  MANAGED_BLOCKED("blocked in managed blockers", BucketKind.MANAGED_BLOCKED),
  UNMANAGED_BLOCKED("unmanaged blocking", BucketKind.UNMANAGED_BLOCKED),
  SPIN("spinning before idle", BucketKind.SPIN),
  CPU_WAIT("waiting for a CPU", BucketKind.CPU_WAIT),
  OFF_CPU("off CPU (reason unknown)", BucketKind.OFF_CPU),
  PAUSED("paused by the JVM", BucketKind.PAUSED),
  PROBE("the agent's own cost", BucketKind.PROBE),
  UNATTRIBUTED("not attributed", BucketKind.UNATTRIBUTED),
  /**
   * Threads idle, or are not there, so that the parallelism is not used up. Nothing tells that a
   * caller computes.
   */
  IDLE("unused parallelism", null),
  /** Threads idle, or are not there, while a thread that calls the pool computes by itself. */
  SEQUENTIAL("idle while a caller computes", null),
  /** No pool takes part in the operation. */
  OUTSIDE("in no Fork/Join pool", null),
  /** The number of threads that share the time. It is not a time itself. */
  THREADS("threads that share this time", null);

  private final String label;

  private final @Nullable BucketKind bucket;

  Part(String label, @Nullable BucketKind bucket) {
    this.label = label;
    this.bucket = bucket;
  }

  public String label() {
    return label;
  }

  /** Null: it is not a bucket of the account. */
  public @Nullable BucketKind bucket() {
    return bucket;
  }
}
