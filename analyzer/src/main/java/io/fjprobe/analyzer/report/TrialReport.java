package io.fjprobe.analyzer.report;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.fjprobe.analyzer.compare.measure.UnitOfWork;
import io.fjprobe.analyzer.scale.Forecast;
import io.fjprobe.analyzer.trial.Variant;
import io.fjprobe.analyzer.trial.result.Trial;
import io.fjprobe.analyzer.trial.result.TrialRow;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

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

  /**
   * Makes the report of this version.
   *
   * @param forecasts what was predicted by variant
   */
  public static TrialReport of(
      String analyzer,
      List<String> command,
      int rounds,
      List<Trial> trials,
      Map<Variant, Forecast.Ratio> forecasts) {
    return new TrialReport(
        SCHEMA,
        analyzer,
        command,
        rounds,
        trials.stream()
            .map(each -> Part.of(each, trials.size() == 1 ? forecasts : Map.of()))
            .toList());
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

    /** Of a whole run, most may be something else than the tasks of which it was predicted. */
    static Part of(Trial trial, Map<Variant, Forecast.Ratio> forecasts) {
      boolean hasForecasts = trial.unitOfWork() != UnitOfWork.RUN;
      return new Part(
          trial.workload(),
          trial.unitOfWork(),
          trial.rows().stream()
              .map(row -> Row.of(row, hasForecasts ? forecasts.get(row.variant()) : null))
              .toList());
    }
  }

  /**
   * A variant.
   *
   * @param conclusion what can be concluded, in words
   * @param predicted ratio of its throughput to that of the program as it is, by a simulation of
   *     the tasks that were recorded; null: nothing was predicted
   */
  public record Row(
      String conclusion, Forecast.@Nullable Ratio predicted, @JsonUnwrapped TrialRow row) {

    static Row of(TrialRow row, Forecast.@Nullable Ratio predicted) {
      return new Row(TrialConclusion.of(row), predicted, row);
    }
  }
}
