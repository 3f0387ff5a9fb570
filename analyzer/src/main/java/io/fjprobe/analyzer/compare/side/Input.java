package io.fjprobe.analyzer.compare.side;

import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.account.SectionAccount;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A recording to compare.
 *
 * @param iterations of each section of the account, in the same order
 * @param round of a matrix that ran the JVMs of both sides by turns; null: it did not
 */
public record Input(
    RecordingAccount account, List<List<SectionAccount>> iterations, @Nullable Integer round) {

  /**
   * Returns the iterations of a section. They are empty for a recording without iterations: its
   * only section can't be resampled.
   */
  List<SectionAccount> iterationsOf(int section) {
    return section < iterations.size() ? iterations.get(section) : List.of();
  }
}
