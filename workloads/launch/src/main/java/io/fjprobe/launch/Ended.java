package io.fjprobe.launch;

import org.jspecify.annotations.Nullable;

/** How a program ended. */
public final class Ended {
  public final int exitCode;

  /** From its start to its end. */
  public final long wallNanos;

  /** CPU time of it and of the processes that it waited for; null: not known. */
  public final @Nullable Long userNanos;

  public final @Nullable Long systemNanos;

  public Ended(int exitCode, long wallNanos, @Nullable Long userNanos, @Nullable Long systemNanos) {
    this.exitCode = exitCode;
    this.wallNanos = wallNanos;
    this.userNanos = userNanos;
    this.systemNanos = systemNanos;
  }
}
