package io.fjprobe.launch;

/** A JDK can't be had as it was named. The message says what was seen, why, and what to do. */
public final class JdkException extends Exception {
  private static final long serialVersionUID = 1L;

  /** What is wrong. Commands may have advice of their own for each. */
  public enum Problem {
    NO_NUMBER,
    TWICE,
    NOT_FOUND,
    NO_HOME
  }

  public final Problem problem;

  /** What was seen: the beginning of the message. */
  public final String seen;

  public final String reason;
  public final String advice;

  JdkException(Problem problem, String seen, String reason, String advice) {
    super(seen + "; " + reason + "; " + advice);
    this.problem = problem;
    this.seen = seen;
    this.reason = reason;
    this.advice = advice;
  }
}
