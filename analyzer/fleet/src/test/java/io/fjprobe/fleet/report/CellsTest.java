package io.fjprobe.fleet.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CellsTest {

  @ParameterizedTest
  @CsvSource({
    "-0.0312, -3.1 %",
    "0.5, +50.0 %",
    "1.234, +123 %",
    "8.99, +899 %",
    "9, 10 times",
    "2647.53, '2,649 times'"
  })
  void changesAreShort(double change, String text) {
    assertThat(Cells.text("change_high", change)).isEqualTo(text);
  }
}
