package io.fjprobe.analyzer.compare.comparability;

/**
 * In what two sets of recordings differ, beside what they measured.
 *
 * @param refusal nothing can be concluded; else it may explain the gap by itself
 */
public record Difference(boolean refusal, String text) {

  static Difference refusal(String text) {
    return new Difference(true, text);
  }

  static Difference mayExplain(String text) {
    return new Difference(false, text);
  }
}
