package io.fjprobe.weaving.disk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GrowthTest {

  private static final long MILLI = 1_000_000;

  @Test
  void whatIsWrittenInTheTimeOfAStop() {
    Growth growth = new Growth(0);

    assertThat(growth.bytesToStop(1_000, 10 * MILLI)).isEqualTo(15_000);
    assertThat(growth.bytesToStop(1_000, 20 * MILLI)).as("a pause").isEqualTo(7_500);
    assertThat(growth.bytesToStop(3_000, 30 * MILLI)).isEqualTo(30_000);
    assertThat(growth.bytesToStop(0, 40 * MILLI)).as("a chunk less").isEqualTo(15_000);
  }
}
