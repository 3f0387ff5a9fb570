package io.fjprobe.workloads.run.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ArticleFiguresTest {
  private static final String DIRECTORY = "/io/fjprobe/workloads/article/";

  /** The mean gain that the article speaks of follows from its figures. */
  @Test
  void trigIsFasterOn8By36Percent() {
    List<ArticleFigure> figures = ArticleFigures.read(DIRECTORY + "trig.csv").all();
    double ratios = 0;
    for (String n : List.of("200", "400", "800", "1600")) {
      double[] pair =
          figures.stream()
              .filter(figure -> figure.mode.equals("reuse") && figure.options.containsValue(n))
              .mapToDouble(figure -> Double.parseDouble(figure.value))
              .toArray();
      ratios += pair[1] / pair[0];
    }
    assertThat(ratios / 4).isCloseTo(1.361, Offset.offset(5e-4));
    assertThat(figures).hasSize(16);
  }

  @Test
  void theBestOfFilesIsSevenTimesAsFastAsOneThread() {
    List<ArticleFigure> figures =
        ArticleFigures.read(DIRECTORY + "executor-forkjoin-stream.csv").all();
    assertThat(ratio(figures.get(0), figures.get(1))).isCloseTo(7.245, Offset.offset(5e-4));
    assertThat(ratio(figures.get(6), figures.get(7))).isCloseTo(4.219, Offset.offset(5e-4));
  }

  private static double ratio(ArticleFigure one, ArticleFigure other) {
    return Double.parseDouble(one.value) / Double.parseDouble(other.value);
  }

  @ParameterizedTest
  @ValueSource(strings = {"trig.csv", "executor-forkjoin-stream.csv"})
  void saysWhatTheFiguresAre(String name) {
    ArticleFigures article = ArticleFigures.read(DIRECTORY + name);
    assertThat(article.about.get("source")).contains("https://github.com/");
    assertThat(article.about.get("direction")).matches("(higher|lower) is better");
    assertThat(article.all()).allSatisfy(each -> assertThat(each.origin).isNotEmpty());
    assertThat(article.all())
        .as("within 100 columns")
        .allSatisfy(each -> assertThat(each.text()).hasSizeLessThanOrEqualTo(52))
        .allSatisfy(each -> assertThat(each.what).hasSizeLessThanOrEqualTo(32));
    assertThat(article.about.values())
        .allSatisfy(each -> assertThat(each).hasSizeLessThanOrEqualTo(90));
  }

  @ParameterizedTest
  @ValueSource(strings = {"trig;reuse;n=200;JDK;1;printed", "trig;reuse;n=200;JDK;fast;;printed"})
  void refusesWhatIsNoFigure(String line) {
    assertThatThrownBy(() -> ArticleFigure.parse(line))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
