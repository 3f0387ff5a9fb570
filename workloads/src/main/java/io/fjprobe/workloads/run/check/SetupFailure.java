package io.fjprobe.workloads.run.check;

/** Something that a workload needs cannot be had here; the message says what, why and what next. */
public final class SetupFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public SetupFailure(String seen, String cause, String next) {
    super(seen + "; " + cause + "; " + next);
  }
}
