package io.fjprobe.analyzer.scale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.scale.ForkLine.Whole;
import io.fjprobe.analyzer.scale.Windowed.Key;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class ForkLineTest {

  private static final String FIRST = "shop.Search";
  private static final String RANK = "shop.Rank";
  private static final String HERE = "shop.Search.compute:10";
  private static final String THERE = "shop.Search.compute:20";
  private static final Whole OPERATION = new Whole(10_000, 1_000);
  private static final Offset<Double> EXACTLY = within(1e-9);

  private final Map<Key, long[]> sites = new LinkedHashMap<>();

  @Test
  void eachForkStandsForItsInterval() {
    site(FIRST, HERE, 1, 10, 100, 2, 50);
    site(FIRST, HERE, 4, 10, 100, 1, 25);
    site(FIRST, THERE, 1, 1, 3_000, 0, 0);

    List<ForkLine> lines = lines(FIRST, 9_000, 900);

    assertThat(lines).extracting(ForkLine::line).containsExactly(HERE, THERE);
    assertThat(lines.get(0).workShare()).isCloseTo(0.05, EXACTLY);
    assertThat(lines.get(0).spanShare()).isCloseTo(0.15, EXACTLY);
    assertThat(lines.get(0).forks()).isEqualTo(20);
    assertThat(lines.get(0).spanForks()).isEqualTo(3);
    assertThat(lines.get(1).workShare()).isCloseTo(0.3, EXACTLY);
    assertThat(lines.get(1).spanShare()).as("none seen on the span").isNull();
  }

  @Test
  void whatAllLinesHaveTogetherIsExactIfAllTasksAreForked() {
    site(RANK, HERE, 1, 10, 2_000, 1, 100);
    site(RANK, THERE, 1, 10, 2_000, 1, 300);
    site(RANK, "", 1, 10, 4_000, 1, 100);

    List<ForkLine> lines = lines(RANK, 4_000, 250);

    assertThat(lines).extracting(ForkLine::line).containsExactly(THERE, HERE);
    assertThat(lines.get(0).spanShare()).isCloseTo(0.25 * 300 / 500, EXACTLY);
    assertThat(lines.get(1).spanShare()).isCloseTo(0.25 * 100 / 500, EXACTLY);
    assertThat(lines).allSatisfy(each -> assertThat(each.workShare()).isCloseTo(0.1, EXACTLY));
  }

  @Test
  void linesOfOtherTasksAndWithoutForksInTheTimeThatCountsAreNot() {
    site(RANK, HERE, 1, 0, 0, 0, 0);
    site(FIRST, THERE, 1, 1, 5, 0, 0);

    assertThat(lines(RANK, 10, 1)).isEmpty();
  }

  @Test
  void aLambdaIsNamedByItsMethod() {
    site(RANK, "shop.Search.lambda$compute$0:12", 1, 1, 5, 0, 0);

    assertThat(lines(RANK, 10, 1))
        .extracting(ForkLine::line)
        .containsExactly("shop.Search.compute:12 (lambda)");
  }

  private void site(String task, String line, long interval, long... numbers) {
    sites.put(new Key(FIRST, task, line, interval), numbers);
  }

  private List<ForkLine> lines(String task, long work, long span) {
    return ForkLine.of(
        new Key(FIRST, task, "", 1), new long[] {1, work, 1, span}, OPERATION, sites);
  }
}
