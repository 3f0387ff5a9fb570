package io.fjprobe.analyzer.finding.limit;

/**
 * A limit that the user has changed.
 *
 * @param limit its name, as in --limit
 * @param value what findings are judged by instead
 * @param standard the value in the table
 */
public record ChangedLimit(String limit, double value, double standard) {

  /** This is how a report names it. */
  public String words() {
    return limit + " is " + Limits.text(value) + " instead of " + Limits.text(standard);
  }
}
