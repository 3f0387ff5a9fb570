package io.fjprobe.analyzer.detail;

import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.recording.Recording;
import java.util.List;

/**
 * One recording, to be drawn.
 *
 * @param file the same as in the account
 * @param sections of the account, in the same order
 * @param activity one for each pool of the account
 */
public record RecordingDetail(
    String file, LaneChart lanes, List<SectionDetail> sections, List<PoolActivity> activity) {

  /** Lanes times bins of one page: with all that belongs to them less than half a megabyte. */
  public static final int CELLS = 1 << 16;

  /**
   * Of a recording that was read with its activity.
   *
   * @param cells lanes times bins, at most: more recordings on a page leave less for each
   */
  public static RecordingDetail of(Recording recording, RecordingAccount account, int cells) {
    Pools pools = Pools.of(account);
    return new RecordingDetail(
        account.file(),
        LaneDrawing.of(recording, pools, cells),
        account.sections().stream().map(section -> SectionDetail.of(recording, section)).toList(),
        pools.all().stream().map(pool -> PoolActivity.of(recording, pool)).toList());
  }
}
