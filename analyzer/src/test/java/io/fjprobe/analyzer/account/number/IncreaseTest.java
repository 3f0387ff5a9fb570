package io.fjprobe.analyzer.account.number;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.contract.LifeCounter;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.timeline.Timeline.Span;
import java.util.List;
import org.junit.jupiter.api.Test;

class IncreaseTest {

  private static final List<Snapshot<LifeCounter>> EVERY_TEN =
      List.of(at(20, 200), at(10, 100), at(40, 400), at(30, 300));

  private static Snapshot<LifeCounter> at(long nanos, long count) {
    return new Snapshot<>(nanos, "period", 0, 0, new long[] {count});
  }

  private static long grown(List<Snapshot<LifeCounter>> snapshots, Long born, Span... spans) {
    Increase<LifeCounter> increase = Increase.of(snapshots, born, List.of(spans));
    return increase.counters().length == 0 ? 0 : increase.counters()[0];
  }

  @Test
  void fromTheLastBeforeTheStartToTheFirstAfterTheEnd() {
    assertThat(grown(EVERY_TEN, 0L, new Span(15, 25))).isEqualTo(200);
    assertThat(grown(EVERY_TEN, 0L, new Span(20, 30))).isEqualTo(100);
    assertThat(Increase.of(EVERY_TEN, 0L, List.of(new Span(15, 25))).nanos()).isEqualTo(20);
  }

  @Test
  void birthIsZero() {
    assertThat(grown(EVERY_TEN, 5L, new Span(7, 10))).isEqualTo(100);
    assertThat(grown(EVERY_TEN, 5L, new Span(0, 20))).isEqualTo(200);
  }

  @Test
  void withoutABirthTheFirstStatisticsAreTheStart() {
    assertThat(grown(EVERY_TEN, null, new Span(0, 20))).isEqualTo(100);
  }

  @Test
  void theLastStatisticsEndWhatEndedEarlier() {
    assertThat(grown(EVERY_TEN, 0L, new Span(30, 90))).isEqualTo(100);
  }

  @Test
  void nothingHappensBeforeBirthOrAfterTheEnd() {
    assertThat(grown(EVERY_TEN, 5L, new Span(1, 4))).isZero();
    assertThat(grown(EVERY_TEN, 5L, new Span(50, 60))).isZero();
  }

  @Test
  void spansThatShareStatisticsCountOnce() {
    assertThat(grown(EVERY_TEN, 0L, new Span(12, 14), new Span(16, 18))).isEqualTo(100);
    assertThat(grown(EVERY_TEN, 0L, new Span(12, 22), new Span(23, 33))).isEqualTo(300);
    assertThat(grown(EVERY_TEN, 0L, new Span(10, 20), new Span(30, 40))).isEqualTo(200);
  }

  @Test
  void notRecordedStaysNotRecorded() {
    List<Snapshot<LifeCounter>> unknown = List.of(at(10, -1), at(20, -1));
    Increase<LifeCounter> increase = Increase.of(unknown, 0L, List.of(new Span(10, 20)));
    assertThat(increase.counters()).containsExactly(-1);
    assertThat(increase.plus(new Increase<>(0, 0, new long[] {3})).counters()).containsExactly(-1);
  }

  @Test
  void statisticsInTheWrongOrderAreNoDecrease() {
    assertThat(grown(List.of(at(10, 100), at(20, 99)), null, new Span(10, 20))).isZero();
  }

  @Test
  void queuesMayShrink() {
    List<Snapshot<LifeCounter>> draining =
        List.of(
            new Snapshot<>(10, "period", 1, 7, new long[] {1}),
            new Snapshot<>(20, "period", 1, 2, new long[] {1}),
            new Snapshot<>(30, "period", 1, 3, new long[] {1}));
    assertThat(Increase.of(draining, null, List.of(new Span(10, 20))).queued()).isEqualTo(-5);
    assertThat(Increase.of(draining, 0L, List.of(new Span(0, 10))).queued()).isEqualTo(7);
    Increase<LifeCounter> both =
        Increase.of(draining, null, List.of(new Span(10, 20), new Span(20, 30)));
    assertThat(both.queued()).isEqualTo(-4);
  }

  @Test
  void noStatisticsNoNumbers() {
    assertThat(Increase.of(List.of(), 0L, List.of(new Span(1, 2))).counters()).isEmpty();
  }
}
