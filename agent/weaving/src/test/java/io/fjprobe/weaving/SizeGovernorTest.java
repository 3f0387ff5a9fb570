package io.fjprobe.weaving;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SizeGovernorTest {

  @ParameterizedTest(name = "{0} ms, {1} bytes more: {2} ms")
  @CsvSource({
    "1, -500, 1", // threads ended
    "1, 35000, 1",
    "1, 35001, 10",
    "10, 35001, 100",
    "1, 350000, 10",
    "1, 350001, 100",
    "100, 350001, 1000",
    "1000, 350001, 1000",
  })
  void raisesTheThresholdByHowFastTheRecordingGrows(int threshold, long grown, int next) {
    assertThat(SizeGovernor.next(threshold, grown)).isEqualTo(next);
  }
}
