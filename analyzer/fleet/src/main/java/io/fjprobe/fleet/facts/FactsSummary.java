package io.fjprobe.fleet.facts;

/** What became of the recordings of a job, in words. */
public final class FactsSummary {

  private FactsSummary() {}

  /**
   * A sentence.
   *
   * @param done recordings whose facts were written
   * @param before those whose facts were there before
   * @param failed those that can't be used
   * @param out where the tables are
   */
  public static String of(int done, int before, int failed, Object out) {
    return "facts of "
        + recordings(done)
        + " written to "
        + out
        + (before == 0 ? "" : "; those of " + recordings(before) + " were there before")
        + (failed == 0
            ? ""
            : "; " + recordings(failed) + " can't be used: see the table of errors");
  }

  private static String recordings(int number) {
    return number == 1 ? "1 recording" : number + " recordings";
  }
}
