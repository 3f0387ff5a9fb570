package io.fjprobe.analyzer.detail;

import io.fjprobe.analyzer.account.Basis;
import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.recording.Recording;
import java.util.List;

/**
 * One recording, to be drawn.
 *
 * @param file the same as in the account
 * @param sections of the account, in the same order
 * @param activity of the busiest pools of the account
 * @param activityLeftOut pools that are not among these
 */
public record RecordingDetail(
    String file,
    LaneChart lanes,
    List<SectionDetail> sections,
    List<PoolActivity> activity,
    int activityLeftOut,
    Basis basis) {

  /** At most this many pools are drawn over time. */
  private static final int BUSIEST = 16;

  /**
   * The lanes of a page have about this many characters at most, so that it stays below one
   * megabyte.
   */
  public static final int LETTERS = 400_000;

  /**
   * Makes the detail of a recording that was read with its activity.
   *
   * @param letters for the lanes: more recordings on a page leave less for each
   */
  public static RecordingDetail of(Recording recording, RecordingAccount account, int letters) {
    Pools pools = Pools.of(account);
    return new RecordingDetail(
        account.source().file(),
        LaneDrawing.of(recording, pools, account.recorded().blockingRecorded(), letters),
        account.sections().stream().map(section -> SectionDetail.of(recording, section)).toList(),
        pools.all().stream().limit(BUSIEST).map(pool -> PoolActivity.of(recording, pool)).toList(),
        Math.max(pools.all().size() - BUSIEST, 0),
        account.basis());
  }

  /** Returns how many letters its lanes take. */
  public long letters() {
    return Lane.letters(lanes.lanes());
  }
}
