package io.fjprobe.analyzer.compare.gate;

/**
 * A limit, held against a comparison.
 *
 * @param limit as it is written on the command line
 * @param text with the numbers
 */
public record Check(String workload, String limit, Outcome outcome, String text) {

  /** What came of it. */
  public enum Outcome {
    KEPT,
    BROKEN,
    /** The recordings can't tell. */
    UNKNOWN
  }
}
