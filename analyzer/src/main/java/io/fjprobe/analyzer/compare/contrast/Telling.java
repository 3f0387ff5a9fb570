package io.fjprobe.analyzer.compare.contrast;

/** How much something that the slow side has more of tells of a difference. */
final class Telling {

  private Telling() {}

  /**
   * The more it has in addition, and the more times as much, the more it tells. Of much that both
   * sides have, the slow side needs more for many reasons.
   *
   * @param leastSeen what one sample stands for: less may be on the fast side, too
   */
  static double of(double slow, double fast, double leastSeen) {
    return (slow - fast) * Math.log(slow / Math.max(fast, leastSeen));
  }
}
