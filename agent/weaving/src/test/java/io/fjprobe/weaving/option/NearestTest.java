package io.fjprobe.weaving.option;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestTest {

  private static final List<String> KNOWN =
      Arrays.asList("level", "tasks", "operation", "file", "strict");

  @ParameterizedTest
  @CsvSource({
    "levle, level",
    "levels, level",
    "opertion, operation",
    "operations, operation",
    "fiel, file",
    "task, tasks",
    "stricts, strict"
  })
  void aMistake(String word, String meant) {
    assertThat(Nearest.didYouMean(word, KNOWN)).isEqualTo(" (did you mean '" + meant + "'?)");
  }

  @ParameterizedTest
  @CsvSource({"q", "x=y", "jfr", "settings", "maxsize", "fields"})
  void anotherWord(String word) {
    assertThat(Nearest.didYouMean(word, KNOWN)).isEmpty();
  }

  @Test
  void noWord() {
    assertThat(Nearest.didYouMean("", KNOWN)).isEmpty();
  }
}
