package io.fjprobe.analyzer.compare;

/** What times and counts are divided by. */
public enum UnitOfWork {
  /** What a workload iteration has so many of. */
  OPERATION("operation"),
  /**
   * A task that ran: all that is known of a program that does not say what it does. How much it was
   * asked to do is not known then, nor whether a task is the same work on both sides.
   */
  TASK_RUN("task run");

  private static final String PER_OPERATION = "per " + OPERATION.words;

  private final String words;

  UnitOfWork(String words) {
    this.words = words;
  }

  public String words() {
    return words;
  }

  public String per() {
    return "per " + words;
  }

  /** A sentence about operations as one about this unit. */
  String in(String sentence) {
    return sentence.replace(PER_OPERATION, per());
  }
}
