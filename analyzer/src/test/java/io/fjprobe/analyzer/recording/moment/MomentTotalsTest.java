package io.fjprobe.analyzer.recording.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Whether a box has more of the time at the end than at the beginning. */
class MomentTotalsTest {

  private static final double NOW = 1.8e9;
  private static final double NANOS = 5e8;
  private static final int PARTS = 20;

  private final MomentTotals totals = new MomentTotals();
  private final BoxTally box = new BoxTally();

  /** Of two chunks. */
  private void parts(double... shares) {
    for (int chunk = 0; chunk < 2; chunk++) {
      MomentTotals its = new MomentTotals();
      BoxTally part = new BoxTally();
      for (int i = chunk * PARTS / 2; i < (chunk + 1) * PARTS / 2; i++) {
        double time = NOW + i * 0.5;
        its.add(NANOS, NANOS);
        its.closePart(NANOS, time);
        BoxTally one = new BoxTally();
        one.add(shares[i] * NANOS, 0, 0, 0);
        one.closePart(NANOS, time);
        part.merge(one);
      }
      totals.merge(its);
      box.merge(part);
    }
  }

  private double rise() {
    return totals.rise(box.height() / totals.nanos(), box.when());
  }

  private static double[] line(double from, double step) {
    double[] shares = new double[PARTS];
    for (int i = 0; i < PARTS; i++) {
      shares[i] = from + i * step;
    }
    return shares;
  }

  @Test
  void ofAnEvenShare() {
    parts(line(0.4, 0));
    assertThat(rise()).isCloseTo(0, within(1e-6));
  }

  @Test
  void ofASteadyRise() {
    parts(line(0.2, 0.03));
    assertThat(rise()).isCloseTo(20 * 0.03, within(0.002));
  }

  @Test
  void ofASteadyFall() {
    parts(line(0.8, -0.02));
    assertThat(rise()).isCloseTo(-20 * 0.02, within(0.002));
  }

  /** What a program does first, or last, does not grow. */
  @Test
  void ofAPartOfTheProgram() {
    double[] shares = new double[PARTS];
    Arrays.fill(shares, 5, PARTS, 0.9);
    parts(shares);
    assertThat(rise()).isZero();
  }

  /** As listeners do that are added at each round, while each round takes longer. */
  @Test
  void ofARiseThatSlowsDown() {
    double[] shares = new double[PARTS];
    for (int i = 0; i < PARTS; i++) {
      shares[i] = i / (i + 10.0);
    }
    parts(shares);
    assertThat(rise()).isBetween(0.5, 0.8);
  }

  @Test
  void ofNoTime() {
    assertThat(totals.rise(0, box.when())).isZero();
  }
}
