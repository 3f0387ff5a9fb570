package io.fjprobe.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TurnsTest {
  private static final List<List<String>> GROUPS = List.of(List.of("a", "b"), List.of("x", "y"));

  @Test
  void alternatesTwo() {
    assertThat(List.of(round(0, "a", "b"), round(1, "a", "b"), round(2, "a", "b")))
        .containsExactly(List.of("a", "b"), List.of("b", "a"), List.of("b", "a"));
  }

  @Test
  void rotatesAndThenReverses() {
    assertThat(round(1, "a", "b", "c")).containsExactly("b", "c", "a");
    assertThat(round(3, "a", "b", "c")).containsExactly("c", "b", "a");
    assertThat(round(6, "a", "b", "c")).containsExactly("a", "b", "c");
  }

  @Test
  void givesEachVariantEachPlaceEquallyOften() {
    Map<String, Integer> counts = new HashMap<>();
    for (int round = 0; round < 10; round++) {
      List<String> order = round(round, "a", "b", "c", "d", "e");
      for (int place = 0; place < 5; place++) {
        counts.merge(order.get(place) + place, 1, Integer::sum);
      }
    }
    assertThat(counts).hasSize(25).values().containsOnly(2);
  }

  @Test
  void eachSideIsFirstAsOften() {
    assertThat(rounds("ab")).isEqualTo("ab ba ba ab ab ba ");
    assertThat(rounds("abc")).isEqualTo("abc bca cab cba acb bac ");
  }

  private static String rounds(String sides) {
    return IntStream.range(0, 6)
        .mapToObj(round -> String.join("", round(round, sides.split(""))) + " ")
        .collect(Collectors.joining());
  }

  @Test
  void groupsOfARoundFollowOneAnother() {
    assertThat(texts(Turns.interleaved(GROUPS, 3)))
        .containsExactly(
            "a 1", "b 1", "x 1", "y 1", "b 2", "a 2", "y 2", "x 2", "b 3", "a 3", "y 3", "x 3");
  }

  @Test
  void roundsOfASideFollowOneAnother() {
    assertThat(texts(Turns.grouped(GROUPS, 2)))
        .containsExactly("a 1", "a 2", "b 1", "b 2", "x 1", "x 2", "y 1", "y 2");
  }

  private static Stream<String> texts(List<Turn<String>> turns) {
    return turns.stream().map(turn -> turn.side + " " + turn.round);
  }

  private static List<String> round(int round, String... variants) {
    return Turns.order(List.of(variants), round + 1);
  }
}
