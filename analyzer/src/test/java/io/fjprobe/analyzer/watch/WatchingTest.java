package io.fjprobe.analyzer.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is over has to be out of sight when it is older than the window. */
class WatchingTest {

  @ParameterizedTest
  @CsvSource({"10,1,8", "5,1,3", "30,5,24", "4,1,2", "2,1,1", "1,1,0.5", "10,60,5"})
  void aFrameIsNeverOlderThanTheWindow(int window, int interval, double reach) {
    assertThat(Watching.reach(Duration.ofSeconds(window), Duration.ofSeconds(interval)))
        .isEqualTo(Duration.ofMillis(Math.round(reach * 1000)));
  }
}
