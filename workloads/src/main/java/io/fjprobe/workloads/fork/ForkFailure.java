package io.fjprobe.workloads.overhead;

/** A JVM that was to be measured failed or hung; the message says which, and how. */
final class ForkFailure extends Exception {
  private static final long serialVersionUID = 1L;

  ForkFailure(String seen) {
    super(seen);
  }
}
