package io.fjprobe.analyzer.finding;

/** A severity tells how bad a diagnosis is. The scores of each severity begin at its own score. */
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
