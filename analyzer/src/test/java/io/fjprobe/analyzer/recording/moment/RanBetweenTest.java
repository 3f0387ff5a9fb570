package io.fjprobe.analyzer.recording.moment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RanBetweenTest {

  private static final int LOOKS = 100;
  private static final int WAITS = 4;

  /** Looks that all come just when the worker has become idle. */
  private static long running(int state, int cpu) {
    List<MomentFold.Look> looks = new ArrayList<>();
    for (int i = 0; i < LOOKS; i++) {
      looks.add(
          new MomentFold.Look(
              i,
              List.of(new Seen(0, 1, 3, -1, -1, false, 1), new Seen(1, state, cpu, 5, -1, true, 1)),
              0));
    }
    RanBetween.fill(looks);
    assertThat(looks).allSatisfy(look -> assertThat(look.seen()).hasSize(2));
    return looks.stream()
        .filter(look -> look.seen().get(1).state() == LookedState.RUNNABLE)
        .count();
  }

  @Test
  void whoUsedACpuRanForAsLong() {
    assertThat(running(LookedState.IDLE, LookedState.CPU_MOST)).isBetween(74L, 76L);
    assertThat(running(WAITS, LookedState.CPU_MOST)).isBetween(74L, 76L);
    assertThat(running(LookedState.IDLE, LookedState.CPU_SOME)).isBetween(24L, 26L);
  }

  @Test
  void whoUsedNoneWaits() {
    assertThat(running(LookedState.IDLE, LookedState.CPU_NONE)).isZero();
    assertThat(running(WAITS, 0)).as("nobody asked").isZero();
  }

  /** It runs and waits by turns, each for longer than from one look to the next. */
  @Test
  void whoWasSeenToRunAsOftenDoesNotCountForMore() {
    List<MomentFold.Look> looks = new ArrayList<>();
    for (int i = 0; i < LOOKS; i++) {
      boolean runs = i % 4 < 2;
      int state = runs ? LookedState.RUNNABLE : LookedState.IDLE;
      int cpu = runs ? LookedState.CPU_MOST : LookedState.CPU_SOME;
      looks.add(new MomentFold.Look(i, List.of(new Seen(1, state, cpu, 5, -1, true, 1)), 0));
    }
    RanBetween.fill(looks);
    assertThat(looks)
        .filteredOn(look -> look.seen().get(0).state() == LookedState.RUNNABLE)
        .hasSize(LOOKS / 2);
  }
}
