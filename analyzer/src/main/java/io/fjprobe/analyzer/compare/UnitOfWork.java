package io.fjprobe.analyzer.compare;

/** What times and counts are divided by. */
public enum UnitOfWork {
  /** What the program itself says, or the user: iterations, calls of a method, events. */
  OPERATION("operation"),
  /** A run of the program, from its main class on until its JVM shuts down. */
  RUN("run"),
  /**
   * A task that ran. Only if somebody asks for it: what makes a program slower often changes how
   * many tasks it makes, so that it says nothing of the speed.
   */
  TASK_RUN("task run"),
  /** Time that passed: rates of a program that never ends and names nothing. */
  SECOND("second");

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

  /** Whether a unit of it is the same work on both sides, so that its time is a speed. */
  public boolean measuresSpeed() {
    return this == OPERATION || this == RUN;
  }

  /** A sentence about operations as one about this unit. */
  String in(String sentence) {
    return sentence.replace(PER_OPERATION, per());
  }
}
