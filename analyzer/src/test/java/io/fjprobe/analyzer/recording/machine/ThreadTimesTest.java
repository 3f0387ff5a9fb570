package io.fjprobe.analyzer.recording.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ThreadTimesTest {

  private final ThreadTimes times = new ThreadTimes();

  private void add(long nanos, long interval, long onCpu, long waited) {
    times.add(nanos, interval, onCpu, waited, -1);
  }

  private List<String> pieces(Long born, long died) {
    List<String> pieces = new ArrayList<>();
    times.forEach(
        born,
        died,
        (start, end, onCpu, waited, switches) ->
            pieces.add(start + "-" + end + " " + onCpu + " " + waited));
    return pieces;
  }

  @Test
  void betweenTwoLooks() {
    add(200, 100, 60, 7);
    add(100, -1, 40, 5); // chunks come in any order
    assertThat(pieces(null, 1_000)).containsExactly("100-200 20 2");
    assertThat(pieces(50L, 1_000)).containsExactly("50-100 40 5", "100-200 20 2");
    assertThat(times.forEach(null, 1_000, (start, end, onCpu, waited, switches) -> {}))
        .isEqualTo(200);
  }

  @Test
  void whatChangedDidSoSinceTheLookBefore() {
    add(100, -1, 40, 5);
    add(500, 100, 60, 5); // nothing to tell at 200, 300 and 400
    assertThat(pieces(null, 1_000)).containsExactly("100-400 0 0", "400-500 20 0");
  }

  @Test
  void aMarkTellsNoInterval() {
    add(100, -1, 40, 5);
    add(150, -1, 50, 5);
    add(200, 100, 60, 5);
    assertThat(pieces(null, 1_000)).containsExactly("100-150 10 0", "150-200 10 0");
  }

  @Test
  void waitingThatIsNotTold() {
    add(100, -1, 40, -1);
    add(200, 100, 60, -1);
    assertThat(pieces(50L, 1_000)).containsExactly("50-100 40 -1", "100-200 20 -1");
  }

  @Test
  void anotherThreadWithTheSameId() {
    add(100, -1, 40, 5);
    add(300, -1, 10, 1);
    add(400, 100, 20, 2);
    assertThat(pieces(50L, 150)).containsExactly("50-100 40 5");
    assertThat(pieces(250L, 1_000)).containsExactly("250-300 10 1", "300-400 10 1");
    assertThat(pieces(null, 1_000)).containsExactly("300-400 10 1");
  }

  @Test
  void contextSwitchesAreOfTheSamePieces() {
    times.add(100, -1, 40, 5, 10);
    times.add(500, 100, 60, 5, 17);
    times.add(600, 100, 70, 5, -1); // of an agent that did not tell
    List<Long> switches = new ArrayList<>();
    times.forEach(50L, 1_000, (start, end, onCpu, waited, switched) -> switches.add(switched));
    assertThat(switches).containsExactly(10L, 0L, 7L, -1L);
  }

  @Test
  void chunksMerge() {
    ThreadTimes other = new ThreadTimes();
    for (int i = 1; i <= 10; i++) {
      (i % 2 == 0 ? times : other).add(i * 100, 100, i * 10, i, i);
    }
    times.merge(other);
    assertThat(pieces(0L, 2_000)).hasSize(10).endsWith("900-1000 10 1");
    List<Long> switches = new ArrayList<>();
    times.forEach(0L, 2_000, (start, end, onCpu, waited, switched) -> switches.add(switched));
    assertThat(switches).containsOnly(1L);
  }

  @Test
  void waitingBetweenTwoMomentsIsFromTheLookBeforeThemToTheLookAfterThem() {
    add(300, 100, 90, 30);
    add(100, -1, 40, 5);
    add(200, 100, 60, 7);
    assertThat(times.waitedNanos(0, 1_000)).as("whatever was before the first look").isEqualTo(30);
    assertThat(times.waitedNanos(150, 1_000)).isEqualTo(25);
    assertThat(times.waitedNanos(200, 250)).isEqualTo(23);
    assertThat(times.waitedNanos(0, 200)).isEqualTo(7);
    assertThat(times.waitedNanos(301, 1_000)).isNull();
    add(400, 100, 10, 2); // of another thread that got the same id
    add(500, 100, 20, 6);
    assertThat(times.waitedNanos(0, 1_000)).isEqualTo(30 + 6);
    add(600, 100, 20, -1);
    assertThat(times.waitedNanos(600, 1_000)).as("the system does not tell").isNull();
  }
}
