package io.fjprobe.analyzer.recording.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TimelineTest {

  private final Timeline timeline =
      new Timeline(List.of(new Timeline.Span(300, 400), new Timeline.Span(100, 200)));

  @Test
  void segmentsAreNumberedByTime() {
    assertThat(timeline.segmentAt(150)).isZero();
    assertThat(timeline.segmentAt(350)).isEqualTo(1);
  }

  @Test
  void bothEndsBelongToASegment() {
    assertThat(timeline.segmentAt(100)).isZero();
    assertThat(timeline.segmentAt(200)).isZero();
  }

  @Test
  void aSpanThatOnlyBrushesASegmentIsNotInIt() {
    assertThat(timeline.segmentsBetween(90, 205)).isEqualTo(1);
    assertThat(timeline.segmentsBetween(90, 340)).isEqualTo(1);
    assertThat(timeline.segmentsBetween(90, 350)).isEqualTo(2);
    assertThat(timeline.segmentsBetween(210, 290)).isZero();
    assertThat(timeline.belongsToOne(90, 205)).isTrue();
    assertThat(timeline.belongsToOne(90, 350)).isFalse();
    assertThat(timeline.belongsToOne(210, 290)).isFalse();
    assertThat(timeline.belongsToOne(150, 151)).isTrue(); // one of many in an iteration
    assertThat(timeline.belongsToOne(200, 205)).isTrue();
  }

  @Test
  void beforeBetweenAndAfterIsOutside() {
    assertThat(List.of(99, 201, 299, 401)).allMatch(t -> timeline.segmentAt(t) == Timeline.OUTSIDE);
  }
}
