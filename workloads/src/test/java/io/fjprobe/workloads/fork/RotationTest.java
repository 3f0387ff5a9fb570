package io.fjprobe.workloads.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RotationTest {

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

  private static List<String> round(int round, String... variants) {
    return Rotation.of(List.of(variants), round);
  }
}
