package io.fjprobe.analyzer.compare.result;

import io.fjprobe.analyzer.compare.contrast.Change;
import io.fjprobe.analyzer.compare.contrast.Unsampled;
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
 * @param gapShare of all that acts in the direction of the gap, the gap itself; below 1 if other
 *     parts made up for some of it. Shares are of the same. Null when refused
 * @param unsampled running time that samples do not show; null: samples show most of what is
 *     additional, or it is not known
 */
public record TimeContrast(
    @Nullable Change wallNanosPerOperation,
    @Nullable Change threads,
    List<AccountRow> account,
    @Nullable Double residualShare,
    @Nullable Double gapShare,
    @Nullable Unsampled unsampled) {

  static final TimeContrast NONE = new TimeContrast(null, null, List.of(), null, null, null);

  /** The wall time of a comparison that is not refused. */
  public Change wall() {
    return Objects.requireNonNull(wallNanosPerOperation, "the comparison was refused");
  }

  /** The gap's share in a comparison that is not refused. */
  public double gap() {
    return Objects.requireNonNull(gapShare, "the comparison was refused");
  }

  /** The residual of a comparison that is not refused. */
  public double residual() {
    return Objects.requireNonNull(residualShare, "the comparison was refused");
  }
}
