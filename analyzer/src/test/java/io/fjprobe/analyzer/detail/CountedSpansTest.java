package io.fjprobe.analyzer.detail;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.recording.activity.TimeGrid;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.pool.PoolFacts;
import org.junit.jupiter.api.Test;

class CountedSpansTest {

  private static final TimeGrid GRID = new TimeGrid(0, 256, 40);

  private static PoolFacts pool(String lastTrigger, long... moments) {
    PoolFacts pool = new PoolFacts();
    for (int i = 0; i < moments.length; i++) {
      String trigger = i == moments.length - 1 ? lastTrigger : "period";
      long[] counters = new long[PoolCounter.values().length];
      pool.add(new Snapshot<>(moments[i], trigger, 2, 0, counters));
    }
    return pool;
  }

  private static long[] moments(PoolFacts pool) {
    return CountedSpans.of(pool, GRID).stream().mapToLong(Snapshot::nanos).toArray();
  }

  @Test
  void theLastMomentIsCountedWithWhatWasBeforeIt() {
    assertThat(moments(pool("exit", 0, 1000, 2000, 3000, 3003)))
        .containsExactly(0, 1000, 2000, 3003);
  }

  @Test
  void shortSpansTogetherAreALongOne() {
    assertThat(moments(pool("exit", 0, 1000, 1300, 1600, 1900, 3000)))
        .containsExactly(0, 1000, 1600, 3000);
  }

  /** Many marks in a moment, but the time is in the other spans. */
  @Test
  void theUsualLengthIsThatOfMostOfTheTime() {
    assertThat(moments(pool("exit", 0, 1000, 1001, 1002, 1003, 1004, 1005, 2000, 3000)))
        .containsExactly(0, 1000, 2000, 3000);
  }

  @Test
  void ofTwoMomentsNothingIsTaken() {
    assertThat(moments(pool("exit", 1000, 1003))).containsExactly(1000, 1003);
    assertThat(moments(pool("exit", 1000))).containsExactly(1000);
    assertThat(moments(new PoolFacts())).isEmpty();
  }

  /** Four nanoseconds of life are no rate of a bin of forty. */
  @Test
  void nothingIsDoneBeforeTheBirthAndAfterTheEnd() {
    PoolFacts pool = pool("pool end", 1015);
    pool.started(1011);
    assertThat(moments(pool)).containsExactly(1000, 1040);
  }
}
