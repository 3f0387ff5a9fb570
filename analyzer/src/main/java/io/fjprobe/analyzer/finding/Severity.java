package io.fjprobe.analyzer.finding;

/** How bad; scores of a severity begin where it says. */
public enum Severity {
  OK(0),
  NOT_RECORDED(0),
  INFO(25),
  WARNING(75);

  private final int score;

  Severity(int score) {
    this.score = score;
  }

  public int score() {
    return score;
  }
}
