package io.fjprobe.analyzer.report;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.fjprobe.analyzer.compare.measure.UnitOfWork;
import io.fjprobe.analyzer.trial.result.Trial;
import io.fjprobe.analyzer.trial.result.TrialRow;
import java.util.List;

/**
 * All that a trial of variants says; text and JSON are made from the same.
 *
 * @param analyzer version of this program
 * @param command of the program as it is
 * @param rounds that were asked for
 * @param trials one for each workload
 */
@JsonPropertyOrder({"schema", "analyzer", "command", "rounds", "trials"})
public record TrialReport(
    String schema, String analyzer, List<String> command, int rounds, List<Part> trials) {

  public static final String SCHEMA = "fjprobe.try/1";

  /** Makes the report of this version. */
  public static TrialReport of(
      String analyzer, List<String> command, int rounds, List<Trial> trials) {
    return new TrialReport(
        SCHEMA, analyzer, command, rounds, trials.stream().map(Part::of).toList());
  }

  /**
   * One workload.
   *
   * @param workload its name, as summaries call it
   * @param unitOfWork what times are divided by
   * @param rows the program as it is first, and then the variants
   */
  @JsonPropertyOrder({"workload", "unitOfWork", "rows"})
  public record Part(String workload, UnitOfWork unitOfWork, List<Row> rows) {

    static Part of(Trial trial) {
      return new Part(
          trial.workload(), trial.unitOfWork(), trial.rows().stream().map(Row::of).toList());
    }
  }

  /**
   * A variant.
   *
   * @param conclusion what can be concluded, in words
   */
  public record Row(String conclusion, @JsonUnwrapped TrialRow row) {

    static Row of(TrialRow row) {
      return new Row(TrialConclusion.of(row), row);
    }
  }
}
