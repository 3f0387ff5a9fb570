package io.fjprobe.analyzer.detail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.contract.WorkerCounter;
import io.fjprobe.analyzer.recording.activity.LaneFixture;
import io.fjprobe.analyzer.recording.activity.LaneState;
import io.fjprobe.analyzer.recording.activity.TimeGrid;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class LaneBinsTest {

  private static final String LETTERS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  private static final Pattern RUN = Pattern.compile("([A-Za-z0-9+/])(?:\\*(\\d+);)?");

  private final TimeGrid grid = new TimeGrid(0, 10, 1_000);

  private static Snapshot<WorkerCounter> snapshot(long nanos, long joined, long idle) {
    long[] counters = new long[WorkerCounter.values().length];
    counters[WorkerCounter.JOIN_BLOCKED_TIME.ordinal()] = joined;
    counters[WorkerCounter.IDLE_TIME.ordinal()] = idle;
    return new Snapshot<>(nanos, "period", 0, 0, counters);
  }

  /** Shares of the bins, 0 to 1. */
  private static double[] decode(String text) {
    double[] shares = new double[10];
    int bin = 0;
    Matcher runs = RUN.matcher(text == null ? "" : text);
    while (runs.find()) {
      int times = runs.group(2) == null ? 1 : Integer.parseInt(runs.group(2));
      Arrays.fill(shares, bin, bin + times, LETTERS.indexOf(runs.group(1)) / 63.0);
      bin += times;
    }
    return shares;
  }

  @Test
  void whatEventsTellStaysWhereItWas() {
    LaneFixture events = new LaneFixture(grid).with(LaneState.JOIN_BLOCKED, 0, 3_000, 1);
    LaneBins bins = new LaneBins(grid, events.lane());
    bins.spread(List.of(snapshot(0, 0, 0), snapshot(10_000, 3_000, 0)));
    assertThat(decode(bins.shades(LaneState.JOIN_BLOCKED, 1)))
        .containsExactly(1, 1, 1, 0, 0, 0, 0, 0, 0, 0);
    assertThat(bins.somewhen(1)).isNull();
    assertThat(decode(bins.alive(1))).containsOnly(1);
  }

  @Test
  void whatOnlyStatisticsTellIsSpreadOverTheTimeThatIsLeftAndMarked() {
    LaneFixture events = new LaneFixture(grid).with(LaneState.JOIN_BLOCKED, 0, 3_000, 1);
    LaneBins bins = new LaneBins(grid, events.lane());
    bins.spread(List.of(snapshot(0, 0, 0), snapshot(10_000, 4_400, 2_800)));
    double[] joined = decode(bins.shades(LaneState.JOIN_BLOCKED, 1));
    double[] idle = decode(bins.shades(LaneState.IDLE, 1));
    double[] somewhen = decode(bins.somewhen(1));
    for (int bin = 0; bin < 3; bin++) {
      assertThat(joined[bin]).isEqualTo(1);
      assertThat(idle[bin]).isZero();
      assertThat(somewhen[bin]).isZero();
    }
    for (int bin = 3; bin < 10; bin++) {
      assertThat(joined[bin]).isCloseTo(0.2, within(0.01));
      assertThat(idle[bin]).isCloseTo(0.4, within(0.01));
      assertThat(somewhen[bin]).isCloseTo(0.6, within(0.01));
    }
  }

  @Test
  void eachTimeBetweenTwoStatisticsIsByItself() {
    LaneBins bins = new LaneBins(grid, null);
    bins.spread(
        List.of(snapshot(2_000, 0, 700), snapshot(4_000, 0, 2_700), snapshot(8_000, 0, 2_700)));
    assertThat(decode(bins.shades(LaneState.IDLE, 1)))
        .containsExactly(0, 0, 1, 1, 0, 0, 0, 0, 0, 0);
    assertThat(decode(bins.alive(1))).containsExactly(0, 0, 1, 1, 1, 1, 1, 1, 0, 0);
  }

  @Test
  void whatIsNotRecordedIsNotSpread() {
    LaneBins bins = new LaneBins(grid, null);
    bins.spread(List.of(snapshot(0, 0, 0), snapshot(10_000, 0, Snapshot.NOT_RECORDED)));
    assertThat(bins.shades(LaneState.IDLE, 1)).isNull();
  }
}
