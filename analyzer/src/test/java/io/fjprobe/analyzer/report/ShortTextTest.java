package io.fjprobe.analyzer.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ShortTextTest {

  private static final int SCREEN = 40;

  @Test
  void fitsAScreen() {
    Stream.of(
            ReportFixture.troubled(),
            ReportFixture.healthy(),
            ReportFixture.severalWorkloads(),
            ReportFixture.withoutStatistics())
        .map(ShortText::of)
        .forEach(
            text -> {
              assertThat(text.lines()).allMatch(line -> line.length() <= ShortText.WIDTH);
              assertThat(text.lines().count()).as(text).isLessThanOrEqualTo(SCREEN);
            });
  }

  @Test
  void onlyTheFirstFindingIsInFull() {
    String text = ShortText.of(ReportFixture.troubled());
    assertThat(text.split("score \\d+, ", -1)).hasSize(2);
    assertThat(text).contains("VERDICT  ", "\nREMARK   ", "--all");
  }

  @Test
  void coloursAddNothingButCodes() {
    String text = ShortText.of(ReportFixture.troubled());
    assertThat(Colours.of(text)).isNotEqualTo(text);
    assertThat(Colours.of(text).replaceAll("\u001b\\[[0-9;]*m", "")).isEqualTo(text);
  }
}
