package io.fjprobe.analyzer.recording.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class MethodTallyTest {

  private static final String GET = "java.util.HashMap.get";
  private static final String RUN = "java.lang.Thread.run";

  @Test
  void whoIsCalledByCodeThatIsNotTheJdks() {
    MethodTally tally = new MethodTally();
    tally.add(List.of(GET, "app.Rules.valid", "lib.Pool.work", RUN), false);
    tally.add(List.of(GET, RUN), false);
    MethodTally other = new MethodTally();
    other.add(List.of("app.Rules.valid", GET, RUN), false);
    tally.merge(other);
    assertThat(tally.samples()).isEqualTo(3);
    assertThat(tally.counts().get(GET).samples()).isEqualTo(3);
    assertThat(tally.counts().get(GET).called()).isEqualTo(1);
    assertThat(tally.counts().get("app.Rules.valid").called()).isEqualTo(1);
    assertThat(tally.counts().get("lib.Pool.work").called()).isZero();
    assertThat(tally.counts().get(RUN).called()).isZero();
  }

  /** What is missing at the bottom is who called all of it. */
  @Test
  void whatIsDeepIsCalled() {
    MethodTally tally = new MethodTally();
    tally.add(List.of(GET, RUN), true);
    assertThat(tally.counts().get(GET).called()).isEqualTo(1);
    assertThat(tally.counts().get(RUN).called()).isEqualTo(1);
  }
}
