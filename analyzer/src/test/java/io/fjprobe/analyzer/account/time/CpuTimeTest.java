package io.fjprobe.analyzer.account.time;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.Period;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CpuTimeTest {

  private static final long MS = 1_000_000;
  private static final int CPUS = 4;

  private final Window window =
      new Window(List.of(new Timeline.Span(1_000 * MS, 3_000 * MS)), Set.of(), null);
  private final CpuTime time = new CpuTime(window, CPUS, 1_000 * MS);

  @Test
  void aLoadInsideTheWindowIsExact() {
    time.visit(1_000 * MS, 3_000 * MS, 0.25); // of 4 CPUs: one whole
    assertThat(time.bounds(2_000 * MS))
        .isEqualTo(new CpuBounds(2_000 * MS, 2_000 * MS, 2_000 * MS));
  }

  @Test
  void aLoadAcrossTheEdgeHasBounds() {
    time.visit(500 * MS, 1_500 * MS, 0.125); // 500 ms, in either half
    CpuBounds bounds = time.bounds(500 * MS);
    assertThat(bounds.nanos()).isEqualTo(250 * MS);
    assertThat(bounds.lowNanos()).isZero();
    assertThat(bounds.highNanos()).isEqualTo(500 * MS);
  }

  @Test
  void aThreadThatIsNotSeenUsedNearlyNothing() {
    CpuBounds bounds = time.bounds(2_000 * MS);
    assertThat(bounds.nanos()).isZero();
    assertThat(bounds.highNanos()).isEqualTo(2 * MS);
  }

  @Test
  void afterTheLastLookNothingIsKnown() {
    time.visit(1_000 * MS, 2_000 * MS, 0.25);
    time.add(null, null, 2_000 * MS, 3_000 * MS);
    assertThat(time.bounds(2_000 * MS))
        .isEqualTo(new CpuBounds(2_000 * MS, 1_000 * MS, 2_000 * MS));
    time.add(null, null, 2_500 * MS, 3_000 * MS);
    assertThat(time.bounds(2_000 * MS)).as("less than half is known").isNull();
  }

  @Test
  void periodsOfTheSettings() {
    assertThat(Period.nanos("1 s")).isEqualTo(1_000 * MS);
    assertThat(Period.nanos("20 ms")).isEqualTo(20 * MS);
    assertThat(Period.nanos("everyChunk")).isNull();
    assertThat(Period.nanos(null)).isNull();
  }
}
