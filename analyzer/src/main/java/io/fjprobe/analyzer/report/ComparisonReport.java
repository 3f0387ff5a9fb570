package io.fjprobe.analyzer.report;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import io.fjprobe.analyzer.compare.gate.Check;
import io.fjprobe.analyzer.compare.result.Comparison;
import java.util.List;

/**
 * All that a comparison says; text, Markdown and JSON are made from the same.
 *
 * @param analyzer version of this program
 * @param leftOut recordings that were not compared, and why
 * @param checks of the limits that were set
 */
@JsonPropertyOrder({"schema", "analyzer", "comparisons"})
public record ComparisonReport(
    String schema,
    String analyzer,
    List<Part> comparisons,
    List<String> leftOut,
    List<Check> checks) {

  public static final String SCHEMA = "fjprobe.compare/2";

  /** One workload. */
  @JsonPropertyOrder({"verdict", "comparison"})
  public record Part(String verdict, Comparison comparison) {

    public static Part of(Comparison comparison) {
      return new Part(ComparisonVerdict.of(comparison), comparison);
    }
  }
}
