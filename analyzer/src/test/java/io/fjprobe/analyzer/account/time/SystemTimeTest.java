package io.fjprobe.analyzer.account.time;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.machine.CpuLoads;
import io.fjprobe.analyzer.recording.machine.ThreadTimes;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SystemTimeTest {

  private static final long MS = 1_000_000;
  private static final int CPUS = 4;
  private static final long BORN = 1_000 * MS;
  private static final long DIED = 3_500 * MS;

  private final ThreadTimes times = new ThreadTimes();
  private final CpuLoads loads = new CpuLoads();

  private static SystemTime time(long start, long end) {
    Window window = new Window(List.of(new Timeline.Span(start, end)), Set.of(), null);
    return new SystemTime(window, 0, CPUS, 1_000 * MS);
  }

  private CpuBounds bounds(long start, long end, boolean ended) {
    SystemTime time = time(start, end);
    time.add(times, loads, BORN, false, DIED, ended);
    return time.bounds(Math.min(end, DIED) - Math.max(start, BORN));
  }

  private void looks() {
    times.add(2_000 * MS, -1, 600 * MS, 100 * MS, -1);
    times.add(3_000 * MS, 1_000 * MS, 900 * MS, 300 * MS, -1);
  }

  @Test
  void fromTheBirthOfAThreadToTheLastLookItIsExact() {
    looks();
    CpuBounds bounds = bounds(0, 3_000 * MS, true);
    assertThat(bounds)
        .isEqualTo(
            new CpuBounds(900 * MS, 900 * MS, 900 * MS, new CpuWait(300 * MS, 300 * MS, 300 * MS)));
  }

  @Test
  void aWindowThatCutsAPieceHasBounds() {
    looks();
    CpuBounds bounds = bounds(0, 2_500 * MS, true);
    assertThat(bounds.nanos()).isEqualTo(750 * MS);
    assertThat(bounds.lowNanos()).isEqualTo(600 * MS);
    assertThat(bounds.highNanos()).isEqualTo(900 * MS);
    assertThat(bounds.waiting()).isEqualTo(new CpuWait(200 * MS, 100 * MS, 300 * MS));
  }

  @Test
  void theLoadAtItsEndTellsTheRestOfTheCpuTimeButNotOfTheWaiting() {
    looks();
    loads.add(3_000 * MS, 0.225);
    loads.add(DIED, 0.125); // of 4 CPUs for half a second: 250 ms
    CpuBounds bounds = bounds(0, DIED, true);
    assertThat(bounds.nanos()).isEqualTo(1_150 * MS);
    assertThat(bounds.lowNanos()).isEqualTo(1_150 * MS);
    assertThat(bounds.waiting()).isEqualTo(new CpuWait(300 * MS, 300 * MS, 800 * MS));
  }

  @Test
  void withoutALoadAtItsEndItUsedNearlyNothing() {
    looks();
    CpuBounds bounds = bounds(0, DIED, true);
    assertThat(bounds.nanos()).isEqualTo(900 * MS);
    assertThat(bounds.highNanos()).isEqualTo(901 * MS);
  }

  @Test
  void whoWasNeverLookedAtAndLivesOnIsNotKnown() {
    assertThat(bounds(0, 3_000 * MS, false)).isNull();
  }

  @Test
  void aThreadOfWhichNothingIsSaidUntilItEndedIsKnownByThat() {
    CpuBounds bounds = bounds(0, DIED, true);
    assertThat(bounds.highNanos()).isEqualTo(MS);
    assertThat(bounds.waiting()).isNull();
  }

  @Test
  void beforeTheFirstLookAtAnOldThreadNothingIsKnown() {
    looks();
    SystemTime time = time(1_500 * MS, 3_000 * MS);
    time.add(times, loads, null, false, DIED, false);
    CpuBounds bounds = time.bounds(1_500 * MS);
    assertThat(bounds.lowNanos()).isEqualTo(300 * MS);
    assertThat(bounds.highNanos()).isEqualTo(800 * MS);
    assertThat(bounds.nanos()).as("as much as elsewhere").isEqualTo(450 * MS);
  }
}
