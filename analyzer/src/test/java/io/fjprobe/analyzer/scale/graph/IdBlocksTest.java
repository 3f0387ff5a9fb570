package io.fjprobe.analyzer.scale.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tasks are numbered without the gaps that their ids have. */
class IdBlocksTest {

  @Test
  void idsFarApartGetNumbersCloseTogether() {
    IdBlocks ids = new IdBlocks();
    Set<Integer> numbers = new HashSet<>();
    for (long id = 1; id <= 64; id++) {
      numbers.add(ids.numberOf(id));
      numbers.add(ids.numberOf(10_000_000 + id));
    }
    assertThat(numbers).hasSize(128).allMatch(number -> number > 0 && number <= 3 * 64);
    assertThat(ids.numberOf(7)).isEqualTo(ids.numberOf(7)).isNotEqualTo(ids.numberOf(71));
  }

  @Test
  void noTaskHasNoNumber() {
    assertThat(new IdBlocks().numberOf(0)).isZero();
  }
}
