package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlainSummaryTest {

  @Test
  void filesAlone() {
    assertThat(PlainSummary.filesOf(new String[] {"summarize", "a b.jfr", "summarize"}))
        .containsExactly(Path.of("a b.jfr"), Path.of("summarize"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "summarize",
        "summarize,--all,a",
        "summarize,a,@b",
        "summarize,a,,b",
        "facts,a"
      })
  void theParserUnderstandsAllElse(String words) {
    assertThat(PlainSummary.filesOf(words.split(","))).isEmpty();
  }

  @Test
  void theParserSaysThatAPathIsNone() {
    assertThat(PlainSummary.filesOf(new String[] {"summarize", "a\0"})).isEmpty();
  }
}
