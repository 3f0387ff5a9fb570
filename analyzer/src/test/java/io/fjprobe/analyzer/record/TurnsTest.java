package io.fjprobe.analyzer.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TurnsTest {

  private static Stream<String> rounds(int count, String... sides) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(round -> String.join("", Turns.of(List.of(sides), round)));
  }

  @Test
  void eachSideIsFirstAsOften() {
    assertThat(rounds(6, "a", "b")).containsExactly("ab", "ba", "ba", "ab", "ab", "ba");
    assertThat(rounds(6, "a", "b", "c")).containsExactly("abc", "bca", "cab", "cba", "acb", "bac");
  }
}
