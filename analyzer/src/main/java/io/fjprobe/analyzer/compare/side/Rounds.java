package io.fjprobe.analyzer.compare.side;

import java.util.List;

/**
 * Rounds in which both sides ran, one JVM after the other, so that what changes slowly on the
 * machine is the same for both.
 *
 * @param leftOut rounds in which one side only has a recording
 */
public record Rounds(List<Round> paired, List<Integer> leftOut) {

  /**
   * @param throughputRatio of next to base in this round
   */
  public record Round(int number, double throughputRatio) {}
}
