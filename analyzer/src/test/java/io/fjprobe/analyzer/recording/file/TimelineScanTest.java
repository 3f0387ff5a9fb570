package io.fjprobe.analyzer.recording.file;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TimelineScanTest {

  private static final long MS = 1_000_000;

  private final List<Timeline.Span> iterations = new ArrayList<>();
  private final List<Timeline.Span> looks = new ArrayList<>();
  private final List<Timeline.Span> statistics = new ArrayList<>();

  private Timeline timeline(boolean counted) {
    TimelineScan scan = new TimelineScan();
    scan.add(
        Map.of(
            Timeline.ITERATION,
            iterations,
            "fjprobe.LifeStatistics",
            looks,
            "fjprobe.PoolStatistics",
            statistics));
    return scan.timeline(counted);
  }

  /** Statistics of a pool, and 2 ms later those of the JVM. */
  private void look(long millis) {
    statistics.add(new Timeline.Span(millis * MS, millis * MS));
    looks.add(new Timeline.Span((millis + 2) * MS, (millis + 2) * MS));
  }

  private void iteration(long fromMillis, long toMillis) {
    iterations.add(new Timeline.Span(fromMillis * MS, toMillis * MS));
  }

  @Test
  void iterationsBetweenLooksAreSegments() {
    look(1_000);
    iteration(1_003, 1_100);
    look(1_110);
    iteration(1_115, 1_200);
    look(1_201);
    Timeline timeline = timeline(false);
    assertThat(timeline.isBetweenLooks()).isFalse();
    assertThat(timeline.segments()).isEqualTo(2);
  }

  @Test
  void iterationsWithoutLooksAreCountedInWhatLiesBetweenThese() {
    look(1_000);
    look(2_000);
    look(3_000);
    for (int i = 0; i < 10; i++) {
      iteration(1_100 + 170 * i, 1_269 + 170 * i);
    }
    Timeline timeline = timeline(false);
    assertThat(timeline.isBetweenLooks()).isTrue();
    assertThat(timeline.segments()).isEqualTo(2);
    assertThat(timeline.span(0)).isEqualTo(new Timeline.Span(1_002 * MS, 2_000 * MS));
  }

  /** Else what is counted after the look would count in the part before it, too. */
  @Test
  void whereThereIsNoPoolYetALookBeginsWithTheOperations() {
    List<Timeline.Span> operations = new ArrayList<>();
    for (long millis = 1_000; millis <= 3_000; millis += 1_000) {
      operations.add(new Timeline.Span(millis * MS, millis * MS));
      looks.add(new Timeline.Span((millis + 2) * MS, (millis + 2) * MS));
    }
    TimelineScan scan = new TimelineScan();
    scan.add(Map.of("fjprobe.OperationStatistics", operations, "fjprobe.LifeStatistics", looks));
    Timeline timeline = scan.timeline(false);
    assertThat(timeline.segments()).isEqualTo(2);
    assertThat(timeline.span(0)).isEqualTo(new Timeline.Span(1_002 * MS, 2_000 * MS));
  }

  @Test
  void operationsAreCountedBetweenLooks() {
    look(1_000);
    look(2_000);
    assertThat(timeline(true).isBetweenLooks()).isTrue();
    assertThat(timeline(false).isEmpty()).isTrue();
  }

  @Test
  void whatWasNeverLookedAtHasIterationsOnly() {
    iteration(1, 2);
    assertThat(timeline(false).isBetweenLooks()).isFalse();
    assertThat(timeline(true).segments()).isEqualTo(1);
  }

  @Test
  void manyLooksMakeFewSegments() {
    for (int i = 1; i <= 600; i++) {
      look(1_000L * i);
    }
    assertThat(timeline(true).segments()).isBetween(50, 60);
  }

  @Test
  void anOperationIsDividedByTime() {
    look(1_000);
    look(2_000);
    look(3_000);
    Timeline timeline = timeline(true);
    double[] shares = new double[2];
    timeline.divide(1_500 * MS, 2_500 * MS, (segment, share) -> shares[segment] += share);
    assertThat(shares[0]).isBetween(0.49, 0.51);
    assertThat(shares[0] + shares[1]).isBetween(0.999, 1.001);
    double[] moment = new double[2];
    timeline.divide(2_500 * MS, 2_500 * MS, (segment, share) -> moment[segment] += share);
    assertThat(moment).containsExactly(0, 1);
  }
}
