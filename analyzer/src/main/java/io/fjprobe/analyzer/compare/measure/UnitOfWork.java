package io.fjprobe.analyzer.compare.measure;

/** What times and counts are divided by. */
public enum UnitOfWork {
  /**
   * What the program or the user calls an operation: an iteration, a call of a method, or an event.
   */
  OPERATION("operation"),
  /** A run of the program, from its main class on until its JVM shuts down. */
  RUN("run"),
  /**
   * A task that ran. It is used only if somebody asks for it: what makes a program slower often
   * changes how many tasks it makes, so that the time of a task says nothing of the speed.
   */
  TASK_RUN("task run"),
  /** A second that passed. It gives rates of a program that never ends and names no operation. */
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

  /** Returns whether a unit is the same work on both sides, so that its time is a speed. */
  public boolean measuresSpeed() {
    return this == OPERATION || this == RUN;
  }

  /** Turns a sentence about operations into one about this unit. */
  public String in(String sentence) {
    return sentence.replace(PER_OPERATION, per());
  }
}
