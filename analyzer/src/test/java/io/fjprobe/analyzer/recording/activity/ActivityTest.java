package io.fjprobe.analyzer.recording.activity;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.tally.WeightedDurations;
import org.junit.jupiter.api.Test;

class ActivityTest {

  private static final ThreadKey ONE = new ThreadKey(1, "one");

  private final TimeGrid grid = new TimeGrid(1_000, 10, 100);

  @Test
  void aGridCoversAllOfTheTime() {
    TimeGrid odd = TimeGrid.of(5, 1_006, 10);
    assertThat(odd.endNanos()).isGreaterThanOrEqualTo(1_006);
    assertThat(odd.binAt(5)).isZero();
    assertThat(odd.binAt(1_006)).isEqualTo(9);
    assertThat(odd.binAt(4)).isZero();
  }

  @Test
  void aSpanIsDividedAmongItsBins() {
    Activity activity = new Activity(grid);
    activity.add(ONE, LaneState.IDLE, 1_150, 1_320, 1);
    LaneActivity lane = activity.lane(ONE);
    assertThat(lane.at(LaneState.IDLE, 0)).isZero();
    assertThat(lane.at(LaneState.IDLE, 1)).isEqualTo(50);
    assertThat(lane.at(LaneState.IDLE, 2)).isEqualTo(100);
    assertThat(lane.at(LaneState.IDLE, 3)).isEqualTo(20);
    assertThat(lane.total(LaneState.IDLE)).isEqualTo(170);
    assertThat(lane.total(LaneState.JOIN_BLOCKED)).isZero();
  }

  @Test
  void whatLiesOutsideIsLeftOut() {
    Activity activity = new Activity(grid);
    activity.add(ONE, LaneState.IDLE, 0, 1_050, 1);
    activity.add(ONE, LaneState.IDLE, 1_990, 9_000, 1);
    assertThat(activity.lane(ONE).total(LaneState.IDLE)).isEqualTo(60);
  }

  @Test
  void onlyAShareMayCount() {
    Activity activity = new Activity(grid);
    activity.add(ONE, LaneState.JOIN_BLOCKED, 1_000, 1_200, 0.25);
    assertThat(activity.lane(ONE).at(LaneState.JOIN_BLOCKED, 1)).isEqualTo(25);
  }

  @Test
  void chunksMergeInAnyOrder() {
    Activity late = new Activity(grid);
    late.add(ONE, LaneState.IDLE, 1_800, 1_900, 1);
    late.lane(ONE).ended(1_900, "trimmed");
    late.waits(1, 0).idles().add(100, 3);
    late.spareFor(1, "join", 2);
    Activity early = new Activity(grid);
    early.add(ONE, LaneState.IDLE, 1_100, 1_200, 1);
    early.lane(ONE).started("compensation");
    early.waits(1, 0).idles().add(100, 1);
    early.spareFor(1, "join", 1);
    Activity all = new Activity(grid);
    all.merge(late);
    all.merge(early);
    Activity other = new Activity(grid);
    other.merge(early);
    other.merge(late);
    assertThat(other.lane(ONE).at(LaneState.IDLE, 1)).isEqualTo(100);
    assertThat(other.lane(ONE).at(LaneState.IDLE, 8)).isEqualTo(100);
    LaneActivity lane = all.lane(ONE);
    assertThat(lane.at(LaneState.IDLE, 1)).isEqualTo(100);
    assertThat(lane.at(LaneState.IDLE, 8)).isEqualTo(100);
    assertThat(lane.total(LaneState.IDLE)).isEqualTo(200);
    assertThat(lane.startReason()).isEqualTo("compensation");
    assertThat(lane.endReason()).isEqualTo("trimmed");
    assertThat(all.spareCauses().get(1)).containsEntry("join", 3L);
    WeightedDurations idles = all.waits(1, 0).idles();
    assertThat(idles.events()).isEqualTo(2);
    assertThat(idles.count()).isEqualTo(4);
    assertThat(idles.counts()[7]).as("64 to below 128 ns").isEqualTo(4);
  }

  @Test
  void threadsBeyondTheBoundAreCountedOnly() {
    Activity activity = new Activity(grid);
    for (int i = 0; i < Activity.THREADS + 7; i++) {
      activity.add(new ThreadKey(i, "t" + i), LaneState.IDLE, 1_000, 1_100, 1);
    }
    assertThat(activity.lanes()).hasSize(Activity.THREADS);
    assertThat(activity.leftOut()).hasSize(7);
  }

  @Test
  void mergedPartsKeepTheBounds() {
    Activity all = new Activity(grid);
    all.merge(idle(0, Activity.THREADS + 7));
    all.merge(idle(Activity.THREADS, Activity.THREADS + 40_000));
    all.merge(idle(Activity.THREADS + 40_000, Activity.THREADS + 80_000));
    assertThat(all.lanes()).hasSize(Activity.THREADS);
    assertThat(all.leftOut()).hasSize(Activity.LEFT_OUT).doesNotContain(new ThreadKey(0, "t0"));
  }

  private Activity idle(int from, int to) {
    Activity part = new Activity(grid);
    for (int i = from; i < to; i++) {
      part.add(new ThreadKey(i, "t" + i), LaneState.IDLE, 1_000, 1_100, 1);
    }
    return part;
  }
}
