package io.fjprobe.fleet.statistic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class DifferenceTest {

  private static double[] exp(double... logs) {
    return Arrays.stream(logs).map(Math::exp).toArray();
  }

  /** Means 2 and 4, variances 1 and 4, three values each: t = 1.549, 2.941 degrees of freedom. */
  @Test
  void isWelchsTestOnLogarithms() {
    Difference difference = Difference.of(exp(1, 2, 3), exp(2, 4, 6));
    assertThat(Math.log(difference.ratio())).isCloseTo(2, within(1e-9));
    assertThat(difference.p()).isCloseTo(0.2209, within(5e-4));
    assertThat(Math.log(difference.low())).isCloseTo(2 - 4.155, within(0.02));
    assertThat(Math.log(difference.high())).isCloseTo(2 + 4.155, within(0.02));
  }

  @Test
  void nothingIsSaidOfSmallOrConstantSamples() {
    assertThat(Difference.of(exp(1), exp(1, 2))).isNull();
    assertThat(Difference.of(exp(1, 1), exp(1, 1))).isNull();
  }

  /** The example of Benjamini and Hochberg (1995): at 5 % the first four of fifteen hold. */
  @Test
  void correctsAsBenjaminiAndHochberg() {
    double[] p = {
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262,
      0.5719, 0.6528, 0.7590, 1.0000
    };
    double[] corrected = Corrected.of(p);
    assertThat(Arrays.stream(corrected).filter(each -> each < 0.05).count()).isEqualTo(4);
    assertThat(corrected[3]).isCloseTo(0.0095 * 15 / 4, within(1e-12));
    assertThat(corrected[14]).isEqualTo(1);
    assertThat(Corrected.of(new double[0])).isEmpty();
  }
}
