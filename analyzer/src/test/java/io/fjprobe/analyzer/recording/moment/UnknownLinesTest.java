package io.fjprobe.analyzer.recording.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.contract.Doing;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A thread that runs, sampled or not. */
class UnknownLinesTest {

  private final Map<BoxKey, BoxTally> part = new HashMap<>();

  private static BoxKey key(Doing doing, String group, @Nullable String line) {
    return new BoxKey(0, doing, 0, group, line, null, null, null);
  }

  private void has(Doing doing, String group, @Nullable String line, double nanos) {
    BoxTally tally = new BoxTally();
    tally.add(nanos, nanos, 0, 0);
    part.put(key(doing, group, line), tally);
  }

  private double height(BoxKey key) {
    BoxTally tally = part.get(key);
    return tally == null ? 0 : tally.height();
  }

  @Test
  void whatIsNotKnownIsLikeWhatIs() {
    has(Doing.RUNS, "main", "App.a:1", 300);
    has(Doing.RUNS, "main", "App.b:2", 100);
    has(Doing.RUNS, "main", null, 200);
    has(Doing.RUNS, "other", "App.c:3", 900);
    UnknownLines.spread(part, 2);

    assertThat(part).hasSize(3);
    assertThat(height(key(Doing.RUNS, "main", "App.a:1"))).isCloseTo(450, within(1e-9));
    assertThat(height(key(Doing.RUNS, "main", "App.b:2"))).isCloseTo(150, within(1e-9));
    assertThat(height(key(Doing.RUNS, "other", "App.c:3"))).isEqualTo(900);
  }

  @Test
  void littleThatIsKnownSaysNothingOfTheRest() {
    has(Doing.RUNS, "main", "App.a:1", 100);
    has(Doing.RUNS, "main", null, 200);
    has(Doing.SLEEPS, "main", "App.b:2", 900);
    UnknownLines.spread(part, 2);

    assertThat(height(key(Doing.RUNS, "main", null))).isEqualTo(200);
    assertThat(height(key(Doing.RUNS, "main", "App.a:1"))).isEqualTo(100);
  }

  /** Of eight threads that run on two CPUs, only a quarter can be sampled. */
  @Test
  void aCrowdIsLikeThoseThatWereSampled() {
    has(Doing.RUNS, "pool-#", "App.a:1", 100);
    BoxTally crowd = new BoxTally();
    crowd.add(300, 8 * 300, 0, 0);
    part.put(key(Doing.RUNS, "pool-#", null), crowd);
    UnknownLines.spread(part, 2);

    assertThat(part).hasSize(1);
    assertThat(height(key(Doing.RUNS, "pool-#", "App.a:1"))).isCloseTo(400, within(1e-9));
  }
}
