package io.fjprobe.weaving.size;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThreadStartsTest {

  @ParameterizedTest(name = "{0} in {1} ns: {2}")
  @CsvSource({
    "100, 1000000000, false",
    "101, 1000000000, true",
    "101, 1100000000, false",
    "51, 500000000, true",
    "0, 1000000000, false"
  })
  void areManyAboveSoManyASecond(long started, long nanos, boolean many) {
    assertThat(ThreadStarts.areMany(started, nanos)).isEqualTo(many);
  }

  @Test
  void countsFromOneCallToTheNext() throws InterruptedException {
    ThreadStarts starts = new ThreadStarts();
    for (int i = 0; i < 1_000; i++) {
      Thread thread = new Thread(() -> {});
      thread.start();
      thread.join();
    }
    assertThat(starts.areMany()).isTrue();
    assertThat(starts.areMany()).isFalse();
  }
}
