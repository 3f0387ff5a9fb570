package io.fjprobe.workloads.run.options;

/** A command line that cannot be run; the message says what was seen, why, and what to do. */
public class UsageException extends Exception {
  private static final long serialVersionUID = 1L;

  public UsageException(String seen, String cause, String next) {
    super(seen + "; " + cause + "; " + next);
  }
}
