package io.fjprobe.analyzer.compare.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StudentTTest {

  @ParameterizedTest
  @CsvSource({
    "1, 12.706",
    "2, 4.303",
    "3, 3.182",
    "4, 2.776",
    "5, 2.571",
    "8, 2.306",
    "10, 2.228",
    "30, 2.042",
    "1000, 1.962"
  })
  void agreesWithTheTables(double degrees, double quantile) {
    assertThat(StudentT.quantile(degrees)).isCloseTo(quantile, within(0.005 * quantile));
  }

  @ParameterizedTest
  @CsvSource({"1.5, 4.3027, 12.7062", "2.5, 3.1824, 4.3027", "3.5, 2.776, 3.1824"})
  void liesBetweenItsNeighbours(double degrees, double low, double high) {
    assertThat(StudentT.quantile(degrees)).isBetween(low, high);
  }
}
