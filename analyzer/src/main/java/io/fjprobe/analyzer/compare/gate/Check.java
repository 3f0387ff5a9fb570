package io.fjprobe.analyzer.compare.gate;

/**
 * A limit, held against a comparison.
 *
 * @param limit as it is written on the command line
 * @param text with the numbers
 */
public record Check(String workload, String limit, Outcome outcome, String text) {

  /** The result of a check. */
  public enum Outcome {
    /** The whole interval lies within the limit. */
    KEPT,
    /** The whole interval lies beyond the limit. */
    BROKEN,
    /** The limit lies in the interval: more recordings would tell. */
    UNDECIDED,
    /** It can't be checked: there is no interval, or nothing to compare. */
    UNKNOWN
  }
}
