package io.fjprobe.analyzer.finding.limit;

/**
 * A limit that the user has changed.
 *
 * @param limit its name, as in --limit
 * @param unit of both values, as in the table
 * @param value what findings are judged by instead
 * @param standard the value in the table
 */
public record ChangedLimit(String limit, String unit, double value, double standard) {

  /** This is how a report names it. */
  public String words() {
    return "%s is %s instead of %s (%s)"
        .formatted(limit, Limits.text(value), Limits.text(standard), unit);
  }
}
