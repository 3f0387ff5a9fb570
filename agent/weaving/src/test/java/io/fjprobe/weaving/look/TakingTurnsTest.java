package io.fjprobe.weaving.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class TakingTurnsTest {

  private static final int LOOKS = 100;
  private static final int CODE_OF_CPU = 2;

  private final TakingTurns turns = new TakingTurns();

  private static SeenThread thread(int state, double share) {
    SeenThread thread = new SeenThread(1);
    thread.took(state, share);
    return thread;
  }

  private static boolean countsAsRunning(SeenThread thread) {
    return thread.code() >> CODE_OF_CPU == SeenThread.RUNNABLE;
  }

  /** Returns how many count as running, in all looks. */
  private int running(SeenThread... threads) {
    int running = 0;
    for (int look = 0; look < LOOKS; look++) {
      for (SeenThread thread : threads) {
        thread.took(thread.state, thread.cpuShare());
      }
      List<SeenThread> seen = Arrays.asList(threads);
      turns.count(seen);
      running += (int) seen.stream().filter(TakingTurnsTest::countsAsRunning).count();
    }
    return running;
  }

  /** All looks come just when the thread has begun to wait. */
  @Test
  void whoIsAlwaysSeenWaitingRanForAsLongAsItsCpuTimeSays() {
    assertThat(running(thread(SeenThread.WAITING, 0.3))).isBetween(29, 31);
    assertThat(running(thread(SeenThread.WAITING, 0))).isZero();
  }

  /** One after the other runs, and a look sees which one it is. */
  @Test
  void whoIsSeenRunningIsNotCountedTwice() {
    assertThat(
            running(
                thread(SeenThread.RUNNABLE, 0.25),
                thread(SeenThread.WAITING, 0.25),
                thread(SeenThread.WAITING, 0.25),
                thread(SeenThread.TIMED_WAITING, 0.25)))
        .isEqualTo(LOOKS);
  }

  @Test
  void threadsThatWaitInTurnsAreCountedInTurns() {
    SeenThread one = thread(SeenThread.WAITING, 0.5);
    SeenThread other = thread(SeenThread.WAITING, 0.5);
    int first = 0;
    for (int look = 0; look < LOOKS; look++) {
      one.took(SeenThread.WAITING, 0.5);
      other.took(SeenThread.WAITING, 0.5);
      turns.count(Arrays.asList(one, other));
      assertThat(countsAsRunning(one)).isNotEqualTo(countsAsRunning(other));
      first += countsAsRunning(one) ? 1 : 0;
    }
    assertThat(first).isEqualTo(LOOKS / 2);
  }

  @Test
  void itsStackTellsWhereItWaitsInBetween() {
    SeenThread thread = thread(SeenThread.WAITING, 0.9);
    thread.stack = "-;App.waits:1";
    thread.owner = 7;
    turns.count(Arrays.asList(thread));
    assertThat(thread.writtenStack()).isEqualTo("-;App.waits:1");
    assertThat(thread.writtenOwner()).as("it runs").isEqualTo(SeenThread.NOBODY);
    thread.took(SeenThread.WAITING, 0);
    assertThat(thread.writtenStack()).isEqualTo("-;App.waits:1");
    assertThat(thread.writtenOwner()).isEqualTo(7);
  }
}
