package io.fjprobe.analyzer.finding.span;

import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.List;

/** What made tasks of a recording seem longer than they are. */
public final class DisturbanceText {

  static final String NOT_RECORDED = "It is not recorded whether tasks waited for a CPU.";

  private DisturbanceText() {}

  /**
   * Returns a paragraph for each cause, recorded or possible; none if work and span are not
   * doubtful.
   */
  public static List<String> of(Interruptions interruptions) {
    List<String> doubts = new ArrayList<>();
    if (interruptions.waited() == null) {
      doubts.add(
          NOT_RECORDED
              + " Tasks that had to wait would seem longer than they are, and so would the span.");
    }
    if (interruptions.waitsMatter()) {
      doubts.add(
          "Threads that run tasks waited for a CPU for "
              + Wording.time(interruptions.waitedNanos())
              + " in all. The work of all operations is "
              + Wording.time(interruptions.workNanos())
              + ". Tasks that have to wait seem longer, and so does the span. Record with no more"
              + " workers than CPUs, on a quiet machine.");
    }
    if (interruptions.pausesMatter()) {
      doubts.add(
          "The garbage collector paused all tasks for "
              + Wording.time(interruptions.pausedNanos())
              + " in all. The span of all operations is "
              + Wording.time(interruptions.spanNanos())
              + ". A task that is paused seems longer, and so does the span.");
    }
    return doubts;
  }
}
