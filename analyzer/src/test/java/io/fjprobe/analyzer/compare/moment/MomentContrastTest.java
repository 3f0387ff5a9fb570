package io.fjprobe.analyzer.compare.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.TestMoments;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.contract.Doing;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A difference of wall times, box by box. */
class MomentContrastTest {

  private static final double WALL = 1e9;

  private static Box box(Doing doing, String line, double share, double width) {
    double half = 0.0196;
    return TestBox.of(doing).at(line).share(share, share - half, share + half).width(width).box();
  }

  private static MomentSide.Recorded part(double wallNanos, double unused, Box... boxes) {
    return new MomentSide.Recorded(
        new TestMoments(boxes).looks(40, (long) wallNanos).unused(unused).account(), wallNanos, 10);
  }

  private static MomentContrast contrast(MomentSide.Recorded base, MomentSide.Recorded next) {
    MomentContrast contrast =
        MomentContrast.of(
            new BySide<>(new MomentSide(List.of(base)), new MomentSide(List.of(next))));
    assertThat(contrast).isNotNull();
    return contrast;
  }

  /** Lines of an edited method are those of the same method. */
  @Test
  void whatTakesLongerIsNamed() {
    MomentContrast contrast =
        contrast(
            part(
                WALL, 0.05, box(Doing.RUNS, "App.a:3", 0.6, 2), box(Doing.RUNS, "App.b:9", 0.4, 2)),
            part(
                2 * WALL,
                0.5,
                box(Doing.RUNS, "App.a:7", 0.8, 1),
                box(Doing.SLEEPS, "App.c:1", 0.2, 1)));

    MomentRow first = contrast.rows().get(0);
    assertThat(first.line()).isEqualTo("App.a:7");
    assertThat(first.base()).isCloseTo(0.6e8, within(1.0));
    assertThat(first.next()).isCloseTo(1.6e8, within(1.0));
    assertThat(first.difference().value()).isCloseTo(1e8, within(1.0));
    assertThat(first.difference().high() - first.difference().value())
        .as("1.96 times the root of the sum of the variances")
        .isCloseTo(1.96 * 1e6 * Math.hypot(1, 2), within(1e3));
    assertThat(first.baseWidth()).isEqualTo(2);
    assertThat(first.nextWidth()).isEqualTo(1);
    assertThat(contrast.largest(1)).isEqualTo(first);
    assertThat(contrast.largest(-1)).extracting(MomentRow::line).isEqualTo("App.b:9");
    assertThat(contrast.baseCpus()).isCloseTo(1.9, within(1e-9));
    assertThat(contrast.nextCpus()).isCloseTo(1, within(1e-9));
  }

  /** Law: the differences add up to that of the wall times. */
  @Test
  void differencesAddUp() {
    MomentContrast contrast =
        contrast(
            part(WALL, 0.5, box(Doing.RUNS, "App.a:3", 0.6, 1), box(Doing.WAITS, null, 0.4, 1)),
            part(
                3 * WALL,
                0.5,
                box(Doing.RUNS, "App.d:3", 0.9, 1),
                box(Doing.PAUSED, null, 0.1, 1)));

    assertThat(contrast.rows().stream().mapToDouble(row -> row.difference().value()).sum())
        .isCloseTo(2e8, within(1.0));
  }

  /** Recordings of one side that differ more than looks would are less certain. */
  @Test
  void recordingsThatDifferAreLessCertain() {
    MomentSide base = new MomentSide(List.of(part(WALL, 0.5, box(Doing.RUNS, "App.a:3", 1, 1))));
    MomentSide next =
        new MomentSide(
            List.of(
                part(WALL, 0.5, box(Doing.RUNS, "App.a:3", 1, 1)),
                part(3 * WALL, 0.5, box(Doing.RUNS, "App.a:3", 1, 1))));
    MomentContrast contrast = MomentContrast.of(new BySide<>(base, next));

    assertThat(contrast).isNotNull();
    assertThat(contrast.rows().get(0).difference().value()).isCloseTo(1e8, within(1.0));
    assertThat(contrast.largest(1)).isNull();
  }

  @Test
  void withoutLooksNothingIsKnown() {
    MomentSide base = new MomentSide(List.of(new MomentSide.Recorded(null, WALL, 10)));
    MomentSide next = new MomentSide(List.of(part(WALL, 0.5, box(Doing.RUNS, "App.a:3", 1, 1))));

    assertThat(MomentContrast.of(new BySide<>(base, next))).isNull();
  }
}
