package io.fjprobe.workloads.fork;

/** A JVM that was to be measured failed or hung; the message says which, and how. */
public final class ForkFailure extends Exception {
  private static final long serialVersionUID = 1L;

  public ForkFailure(String seen) {
    super(seen);
  }
}
