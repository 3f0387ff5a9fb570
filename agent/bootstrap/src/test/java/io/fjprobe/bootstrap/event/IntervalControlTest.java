package io.fjprobe.bootstrap.event;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.bootstrap.sampling.Interval;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class IntervalControlTest {

  private final IntervalControl control = new StealInterval();

  @AfterEach
  void reset() {
    Interval.STEAL.set(Interval.AUTO);
  }

  @Test
  void theFinestWins() {
    assertThat(control.combine(Set.of("auto", "1", "10"))).isEqualTo("1");
    assertThat(control.combine(Set.of("auto", "10", "5"))).isEqualTo("5");
    assertThat(control.combine(Set.of("auto"))).isEqualTo("auto");
  }

  @Test
  void theHookSeesWhatIsSet() {
    control.setValue("10");
    assertThat(Interval.STEAL.oneIn()).isEqualTo(10);
    control.setValue("auto");
    assertThat(Interval.STEAL.oneIn()).isEqualTo(Interval.AUTO);
  }

  @Test
  void aForgottenAnswerIsRemembered() {
    control.combine(Set.of("auto", "1"));
    control.setValue(null);
    assertThat(control.getValue()).isEqualTo("1");
    assertThat(Interval.STEAL.oneIn()).isEqualTo(Interval.EVERY);
  }

  @Test
  void nonsenseIsAuto() {
    control.setValue("often");
    assertThat(control.getValue()).isEqualTo("auto");
    control.setValue("-3");
    assertThat(control.getValue()).isEqualTo("auto");
  }
}
