package io.fjprobe.bootstrap.tally;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class SharedEpisodesTest {

  private final SharedEpisodes episodes = new SharedEpisodes();

  @Test
  void addsUpWhatHasEnded() {
    long now = System.nanoTime();
    episodes.begin(now);
    episodes.begin(now + 1_000_000);
    episodes.end(now + 3_000_000);
    episodes.end(now + 7_000_000);
    assertThat(episodes.nanos()).isBetween(9_000_000 - 4_000L, 9_000_000 + 4_000L);
  }

  @Test
  void countsWhatGoesOn() {
    long before = System.nanoTime();
    episodes.begin(before);
    episodes.begin(before);
    long least = System.nanoTime();
    long told = episodes.nanos();
    long most = System.nanoTime();
    assertThat(told).isBetween(2 * (least - before) - 4_000, 2 * (most - before) + 4_000);
  }

  @Test
  void threadsThatComeAndGoAtOnceAreNeverMoreThanTheirTime() throws InterruptedException {
    AtomicLong exact = new AtomicLong();
    Thread[] threads = new Thread[4];
    for (int t = 0; t < threads.length; t++) {
      threads[t] =
          new Thread(
              () -> {
                for (int i = 0; i < 20_000; i++) {
                  long begin = System.nanoTime();
                  episodes.begin(begin);
                  long end = System.nanoTime();
                  episodes.end(end);
                  exact.addAndGet(end - begin);
                }
              });
      threads[t].start();
    }
    for (Thread thread : threads) {
      while (thread.isAlive()) {
        long now = episodes.nanos();
        assertThat(now).isGreaterThanOrEqualTo(0).isLessThan(1_000_000_000_000L);
      }
      thread.join();
    }
    long rounding = threads.length * 20_000L * 1_000;
    assertThat(episodes.nanos()).isBetween(exact.get() - rounding, exact.get() + rounding);
  }
}
