package io.fjprobe.workloads.run.figures;

/** What is in a tally, for tests in other packages. */
public final class Tallied {
  private Tallied() {}

  /** Null: there is no such figure. */
  public static Long extra(Tally tally, String name) {
    return tally.extras().get(name);
  }

  public static long executedTasks(Tally tally) {
    return tally.executedTasks();
  }
}
