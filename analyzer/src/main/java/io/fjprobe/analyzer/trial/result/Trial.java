package io.fjprobe.analyzer.trial.result;

import io.fjprobe.analyzer.compare.measure.UnitOfWork;
import java.util.List;
import java.util.stream.Stream;

/**
 * All variants of one workload.
 *
 * @param workload its name, as summaries call it
 * @param unitOfWork what times are divided by
 */
public record Trial(
    String workload, UnitOfWork unitOfWork, TrialRow asItIs, List<TrialRow> variants) {

  /** Returns the program as it is, and then the variants. */
  public List<TrialRow> rows() {
    return Stream.concat(Stream.of(asItIs), variants.stream()).toList();
  }

  /** Returns whether each run succeeded, and each variant could be compared. */
  public boolean isWhole() {
    return rows().stream().allMatch(TrialRow::isWhole);
  }
}
