package io.fjprobe.bootstrap.probed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class SideTableTest {

  private final SideTable<PlainQueue> table = new SideTable<>(PlainQueue::new);

  @Test
  void onePlaceForEachObjectByItsIdentity() {
    String one = new String("same");
    String other = new String("same");

    assertThat(table.get(one)).isSameAs(table.get(one)).isNotSameAs(table.get(other));
    assertThat(table.get(one).get()).isSameAs(one);
  }

  @Test
  void threadsThatComeAtOnceGetTheSame() throws Exception {
    int threads = 4;
    List<Object> keys = new ArrayList<>();
    for (int i = 0; i < 20_000; i++) {
      keys.add(new Object());
    }
    CyclicBarrier barrier = new CyclicBarrier(threads);
    Callable<List<PlainQueue>> all =
        () -> {
          barrier.await();
          List<PlainQueue> found = new ArrayList<>();
          keys.forEach(key -> found.add(table.get(key)));
          return found;
        };
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    Set<List<PlainQueue>> seen = new HashSet<>();
    for (Future<List<PlainQueue>> each : executor.invokeAll(List.of(all, all, all, all))) {
      seen.add(each.get());
    }
    executor.shutdown();
    assertThat(seen).hasSize(1);
    assertThat(table.size()).isEqualTo(keys.size());
  }

  @Test
  void keepsNothingAlive() {
    int many = 10_000;
    for (int i = 0; i < many; i++) {
      table.get(new byte[1_000]);
    }
    List<PlainQueue> known = new ArrayList<>();
    known.add(table.get(new Object()));
    while (known.get(0).get() != null) { // until the collector was there
      System.gc();
    }
    List<Object> fresh = new ArrayList<>();
    for (int i = 0; i < many; i++) { // each bucket is written to
      Object key = new Object();
      fresh.add(key);
      table.get(key);
    }
    assertThat(table.size()).isLessThan(2 * many).isGreaterThanOrEqualTo(many);
    assertThat(fresh).hasSize(many);
  }

  @Test
  void forgetsAll() {
    Object key = new Object();
    PlainQueue before = table.get(key);
    table.clear();
    assertThat(table.size()).isZero();
    assertThat(table.get(key)).isNotSameAs(before);
  }
}
