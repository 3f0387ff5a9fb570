package io.fjprobe.bootstrap.counter;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.bootstrap.counter.Counter.Others;
import org.junit.jupiter.api.Test;

/** Each counter has places of its own. */
class SharedCountersTest {

  private static final int THREADS = 20;

  @Test
  void countersDoNotShareNumbers() {
    SharedCounters shared = new SharedCounters();
    Counts expected = new Counts();
    for (Counter each : Counter.values()) {
      expected.set(each, count(each, shared));
    }
    Counts counts = new Counts();
    shared.addTo(counts);

    for (Counter each : Counter.values()) {
      assertThat(shared.get(each)).as("%s", each).isEqualTo(expected.get(each));
      assertThat(counts.get(each)).as("%s", each).isEqualTo(expected.get(each));
    }
  }

  @Test
  void nothingIsLostWhereThreadsMeet() throws InterruptedException {
    SharedCounters shared = new SharedCounters();
    Thread[] threads = new Thread[4];
    for (int i = 0; i < threads.length; i++) {
      threads[i] =
          new Thread(
              () -> {
                for (int n = 0; n < 100_000; n++) {
                  shared.increment(Counter.SUBMISSIONS, Thread.currentThread());
                }
              });
      threads[i].start();
    }
    for (Thread each : threads) {
      each.join();
    }
    assertThat(shared.get(Counter.SUBMISSIONS)).isEqualTo(400_000);
  }

  @Test
  void compensationsOfNeitherKindLowerTheActiveCount() {
    SharedCounters shared = new SharedCounters();
    for (int i = 0; i < 5; i++) {
      shared.increment(Counter.COMPENSATIONS);
    }
    shared.increment(Counter.SPARES_CREATED);
    shared.increment(Counter.IDLE_RELEASED);
    Counts counts = new Counts();
    counts.set(Counter.ACTIVE_LOWERED, 10);
    shared.addTo(counts);

    assertThat(counts.get(Counter.ACTIVE_LOWERED)).isEqualTo(13);
    assertThat(counts.get(Counter.COMPENSATIONS)).isEqualTo(5);
  }

  /** Differently often each. */
  private static long count(Counter counter, SharedCounters shared) {
    int times = counter.others() == Others.NEVER ? 0 : 1 + counter.ordinal();
    for (int i = 0; i < times; i++) {
      if (counter.others() == Others.SELDOM) {
        shared.increment(counter);
      } else {
        byManyThreads(counter, shared);
      }
    }
    return counter.others() == Others.OFTEN ? times * (1L + 2) * THREADS : times;
  }

  private static void byManyThreads(Counter counter, SharedCounters shared) {
    for (int i = 0; i < THREADS; i++) {
      Thread thread = new Thread();
      shared.increment(counter, thread);
      shared.add(counter, thread, 2);
    }
  }
}
