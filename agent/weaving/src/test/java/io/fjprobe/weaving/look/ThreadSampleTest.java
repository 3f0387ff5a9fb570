package io.fjprobe.weaving.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ThreadSampleTest {

  private static final int MOST = 16;
  private static final int ALIVE = 40;

  private final ThreadSample sample = new ThreadSample(MOST, new Random(7));
  private final Map<Long, SeenThread> known = new HashMap<>();

  private void ran(long from, long upTo) {
    for (long id = from; id <= upTo; id++) {
      SeenThread thread = new SeenThread(id);
      thread.cpu = SeenThread.CPU_SOME;
      thread.round = 1;
      known.put(id, thread);
    }
  }

  private void didNotRun(long from, long upTo) {
    for (long id = from; id <= upTo; id++) {
      SeenThread thread = new SeenThread(id);
      thread.round = 1;
      known.put(id, thread);
    }
  }

  private Set<Long> chosen(int alive) {
    long[] ids = sample.of(LongStream.rangeClosed(1, alive).toArray(), alive, known);
    Set<Long> chosen = new HashSet<>();
    for (long id : ids) {
      assertThat(chosen.add(id)).as("twice: " + id).isTrue();
    }
    return chosen;
  }

  @Test
  void takesAllIfThereIsRoom() {
    assertThat(chosen(MOST)).hasSize(MOST);
  }

  @Test
  void alwaysTakesThoseThatRanAndSometimesEachOther() {
    ran(ALIVE - 2, ALIVE); // the last ones, after which there is no room
    didNotRun(1, ALIVE - 3);
    Set<Long> ever = new HashSet<>();
    for (int i = 0; i < 200; i++) {
      Set<Long> chosen = chosen(ALIVE);
      assertThat(chosen).hasSize(MOST).contains(ALIVE - 2L, ALIVE - 1L, (long) ALIVE);
      ever.addAll(chosen);
    }
    assertThat(ever).hasSize(ALIVE);
    assertThat(sample.isLeft()).isFalse();
  }

  @Test
  void takesThoseThatCouldRunAndWhoseCpuTimeIsNotKnownYet() {
    didNotRun(1, ALIVE);
    known.get((long) ALIVE).state = SeenThread.RUNNABLE;
    for (int i = 0; i < 200; i++) {
      assertThat(chosen(ALIVE)).contains((long) ALIVE);
    }
  }

  @Test
  void takesThoseThatWereNeverLookedAtBeforeOthersThatDidNotRun() {
    didNotRun(1, 20);
    ran(21, 22);
    known.put(23L, new SeenThread(23)); // it is known, and was not looked at
    Set<Long> ever = new HashSet<>();
    for (int i = 0; i < 200; i++) {
      Set<Long> chosen = chosen(ALIVE);
      assertThat(chosen).hasSize(MOST).contains(21L, 22L).allMatch(id -> id > 20);
      ever.addAll(chosen);
    }
    assertThat(ever).hasSize(ALIVE - 20);
    assertThat(sample.isLeft()).as("18 were never looked at, and there is room for 14").isTrue();
    didNotRun(23, 26);
    assertThat(chosen(ALIVE)).contains(27L, (long) ALIVE);
    assertThat(sample.isLeft()).isFalse();
  }

  @Test
  void takesOnlySuchThatRanIfTheseAreTooMany() {
    ran(11, 10 + MOST + 4);
    Set<Long> ever = new HashSet<>();
    for (int i = 0; i < 200; i++) {
      Set<Long> chosen = chosen(ALIVE);
      assertThat(chosen).hasSize(MOST).allMatch(id -> id > 10 && id <= 10 + MOST + 4);
      ever.addAll(chosen);
    }
    assertThat(ever).hasSize(MOST + 4);
  }
}
