package io.fjprobe.analyzer.detail;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ShadesTest {

  @Test
  void nothingIsNoText() {
    assertThat(Shades.of(new double[8], 100, 1)).isNull();
  }

  @Test
  void sharesAreLetters() {
    assertThat(Shades.of(new double[] {0, 100, 50, 0, 0}, 100, 1)).isEqualTo("A/g");
  }

  @Test
  void littleIsNotNothing() {
    assertThat(Shades.of(new double[] {0.001}, 100, 1)).isEqualTo("B");
  }

  @Test
  void runsAreNumbers() {
    double[] nanos = new double[40];
    Arrays.fill(nanos, 10, 30, 100);
    assertThat(Shades.of(nanos, 100, 1)).isEqualTo("A*10;/*20;");
  }

  @Test
  void binsBecomeOne() {
    assertThat(Shades.of(new double[] {100, 0, 100, 100}, 100, 2)).isEqualTo("g/");
  }
}
