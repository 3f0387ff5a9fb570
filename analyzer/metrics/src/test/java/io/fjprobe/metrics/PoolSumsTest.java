package io.fjprobe.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PoolSumsTest {

  private static final PoolLabel ORDERS = new PoolLabel("orders", "custom");

  private final PoolSums sums = new PoolSums();

  private static Bean pool(int id, String name, Map<String, Long> numbers) {
    Map<String, Object> attributes = new TreeMap<>(numbers);
    attributes.put("PoolName", name);
    attributes.put("PoolKind", "custom");
    return new Bean("pool" + id, attributes);
  }

  private static Bean orders(int number, long forks) {
    return pool(number, "orders-" + number, Map.of("Forks", forks, "Workers", 2L, "Active", 1L));
  }

  private long forks() {
    return sums.sums().get(ORDERS).get(Figure.FORKS);
  }

  @Test
  void poolsOfOneNameAreAddedUp() {
    sums.add(List.of(orders(1, 10), orders(2, 5)));
    assertThat(forks()).isEqualTo(15);
    PoolState state = sums.states().get(ORDERS);
    assertThat(state.pools()).isEqualTo(2);
    assertThat(state.active()).isEqualTo(2);
    assertThat(state.idle()).isEqualTo(2);
  }

  @Test
  void whatAPoolHadCountedStaysWhenItEnds() {
    sums.add(List.of(orders(1, 10), orders(2, 5)));
    sums.add(List.of(orders(2, 6)));
    assertThat(forks()).isEqualTo(16);
    sums.add(List.of(orders(3, 4)));
    assertThat(forks()).isEqualTo(20);
    sums.add(List.of());
    assertThat(forks()).isEqualTo(20);
    assertThat(sums.states()).isEmpty();
  }

  @Test
  void whatIsNotRecordedIsNotThere() {
    sums.add(List.of(orders(1, 10)));
    assertThat(sums.sums().get(ORDERS)).containsOnlyKeys(Figure.FORKS);
  }

  @Test
  void whatIsNotRecordedForAWhileIsNotCountedTwice() {
    sums.add(List.of(orders(1, 10)));
    sums.add(List.of(pool(1, "orders-1", Map.of())));
    assertThat(forks()).isEqualTo(10);
    sums.add(List.of(orders(1, 12)));
    assertThat(forks()).isEqualTo(12);
  }

  @Test
  void aPoolThatDoesNotSayWhatItDoesIsNoZero() {
    sums.add(List.of(pool(1, "orders-1", Map.of("Forks", 1L))));
    assertThat(sums.states().get(ORDERS).isKnown()).isFalse();
  }

  @Test
  void tooManyNamesShareOne() {
    List<Bean> pools =
        IntStream.range(0, 1000)
            .mapToObj(i -> pool(i, "request" + i + "x", Map.of("Forks", 1L)))
            .toList();
    sums.add(pools);
    sums.add(pools);
    assertThat(sums.sums()).hasSize(PoolSums.MOST_LABELS + 1);
    assertThat(sums.sums().get(PoolLabel.OTHER))
        .containsEntry(Figure.FORKS, 1000L - PoolSums.MOST_LABELS);
  }

  /** What is kept of each pool goes with it. */
  @Test
  void fiveHundredPoolsThatCameAndWentAreForgotten() {
    for (int i = 0; i < 500; i++) {
      sums.add(List.of(orders(i, 10)));
      assertThat(sums.poolsKept()).isEqualTo(1);
    }
    assertThat(forks()).isEqualTo(5_000);
    sums.add(List.of());
    assertThat(sums.poolsKept()).isZero();
    assertThat(sums.sums()).hasSize(1);
  }
}
