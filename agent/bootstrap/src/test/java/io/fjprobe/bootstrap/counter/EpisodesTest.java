package io.fjprobe.bootstrap.counter;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EpisodesTest {

  private final Episodes episodes = new Episodes();

  @Test
  void addsUpWhatEnded() {
    episodes.begin(100);
    episodes.end(130);
    episodes.begin(200);
    episodes.end(205);

    assertThat(episodes.count()).isEqualTo(2);
    assertThat(episodes.nanos(1_000)).isEqualTo(35);
  }

  @Test
  void includesWhatGoesOn() {
    episodes.begin(100);
    episodes.end(130);
    episodes.begin(200);

    assertThat(episodes.nanos(210)).isEqualTo(40);
    assertThat(episodes.count()).isEqualTo(1);
  }

  @Test
  void pausesAreNeitherTimeNorEpisodes() {
    episodes.begin(0);
    episodes.pause(10);
    episodes.begin(100);
    episodes.end(105);

    assertThat(episodes.nanos(1_000)).isEqualTo(15);
    assertThat(episodes.count()).isEqualTo(1);
  }

  @Test
  void forgetsAnEpisodeWithItsPauses() {
    episodes.begin(0);
    episodes.end(7);
    episodes.begin(10);
    episodes.pause(13);
    episodes.begin(20);
    episodes.forget(3);

    assertThat(episodes.nanos(1_000)).isEqualTo(7);
    assertThat(episodes.count()).isEqualTo(1);
  }

  @Test
  void leavesOutWhatIsCountedElsewhere() {
    episodes.begin(0);
    episodes.end(100, 30);

    assertThat(episodes.nanos(1_000)).isEqualTo(70);
  }

  @Test
  void aReaderSeesTimeGoOnWhileTheOwnerWrites() throws InterruptedException {
    int rounds = 200_000;
    Thread owner =
        new Thread(
            () -> {
              for (int i = 0; i < rounds; i++) {
                episodes.begin(i * 2L);
                episodes.end(i * 2L + 1); // one unit in two
              }
            });
    owner.start();
    long last = 0;
    while (owner.isAlive()) {
      long now = episodes.nanos(0); // before all of them: what is open adds nothing
      assertThat(now).isBetween(last, (long) rounds);
      last = now;
    }
    owner.join();
    assertThat(episodes.nanos(Long.MAX_VALUE)).isEqualTo(rounds);
  }
}
