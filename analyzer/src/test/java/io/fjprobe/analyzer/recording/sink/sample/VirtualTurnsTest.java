package io.fjprobe.analyzer.recording.sink.sample;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.recording.sample.TurnTally;
import io.fjprobe.analyzer.recording.stack.SampleKind;
import org.junit.jupiter.api.Test;

class VirtualTurnsTest {

  private static final long MS = 1_000_000;

  private final TurnTally tally = new TurnTally();
  private final VirtualTurns turns = new VirtualTurns(segment -> tally);

  private void sampled(long thread, long... millis) {
    for (long at : millis) {
      turns.sampled(thread, at * MS, SampleKind.OUTSIDE_WORK, 0);
    }
  }

  private long meanMillis() {
    return tally.nanos() / tally.samples() / MS;
  }

  @Test
  void aTurnCountsForEachOfItsSamples() {
    sampled(1, 0, 10, 20, 30, 40);

    assertThat(tally.samples()).isEqualTo(5);
    assertThat(meanMillis()).isEqualTo(40);
  }

  @Test
  void oneSampleShowsNoTime() {
    sampled(1, 0);
    sampled(2, 10);
    sampled(3, 20);

    assertThat(tally.samples()).isEqualTo(3);
    assertThat(tally.nanos()).isZero();
  }

  @Test
  void eachThreadHasItsOwnTurn() {
    sampled(1, 0, 20);
    sampled(2, 10, 30);
    sampled(1, 40);

    assertThat(tally.nanos()).isEqualTo((3 * 40 + 2 * 20) * MS);
  }

  @Test
  void aGapIsTheEndOfATurn() {
    sampled(1, 0, 30, 61, 70);

    assertThat(tally.nanos()).isEqualTo((2 * 30 + 2 * 9) * MS);
  }

  /** It waits next, or has just been woken. */
  @Test
  void codeOfThePoolIsTheEndOfATurn() {
    sampled(1, 0, 10);
    turns.sampled(1, 20 * MS, SampleKind.TASK_POOL, 0);
    sampled(1, 30);

    assertThat(tally.samples()).isEqualTo(3);
    assertThat(tally.nanos()).isEqualTo(2 * 10 * MS);
  }
}
