package io.fjprobe.analyzer.compare;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Where the time went on each side.
 *
 * @param wallNanosPerOperation null when refused, as is the next
 * @param account the parts of the time, without those that are 0 on both sides
 * @param residualShare of the time of either side, the larger: what is attributed to no part; null
 *     when refused
 */
public record TimeContrast(
    @Nullable Change wallNanosPerOperation,
    @Nullable Change threads,
    List<AccountRow> account,
    @Nullable Double residualShare) {

  static final TimeContrast NONE = new TimeContrast(null, null, List.of(), null);

  /** The wall time of a comparison that is not refused. */
  public Change wall() {
    return Objects.requireNonNull(wallNanosPerOperation, "the comparison was refused");
  }

  /** The residual of a comparison that is not refused. */
  public double residual() {
    return Objects.requireNonNull(residualShare, "the comparison was refused");
  }
}
