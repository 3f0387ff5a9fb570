package io.fjprobe.analyzer.account.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.timeline.Iteration;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Twelve calls of 400 ms, one after the other from 100 ms on, and looks a second apart. */
class OperationBlocksTest {

  private static final String NAME = "Booking.book";
  private static final long MS = 1_000_000;
  private static final long CALL = 400 * MS;
  private static final long FIRST = 100 * MS;
  private static final int CALLS = 12;
  private static final int LOOKS = 5;

  private final Facts facts = new Facts();
  private final Timeline timeline = timeline();

  private static Timeline timeline() {
    List<Timeline.Span> spans = new ArrayList<>();
    for (int i = 0; i < LOOKS; i++) {
      spans.add(new Timeline.Span(i * 1_000 * MS, (i + 1) * 1_000 * MS));
    }
    return Timeline.betweenLooks(spans);
  }

  /**
   * @param inProgress when it ends
   */
  private void looks(int inProgress) {
    for (int i = 0; i <= LOOKS; i++) {
      long nanos = i * 1_000 * MS;
      long ended = Math.max(0, Math.min(CALLS, (nanos - FIRST) / CALL));
      long started = ended + (i == LOOKS ? inProgress : 0);
      facts
          .operations()
          .snapshots(NAME)
          .add(
              new Snapshot<>(
                  nanos, "period", 0, 0, new long[] {started, ended, 0, 0, ended * CALL, -1}));
    }
  }

  private void events(int calls, int interval) {
    for (int i = 0; i < calls; i++) {
      long began = FIRST + i * CALL;
      facts.operations().calls(NAME).add(interval, began, CALL);
      timeline.divide(
          began,
          began + CALL,
          (segment, share) ->
              facts.operations().tally(NAME, null, segment).add(share, CALL * share));
    }
  }

  private List<Iteration> blocks() {
    return OperationBlocks.of(recording());
  }

  private Recording recording() {
    return new Recording(
        Path.of("calls.jfr"), 0, LOOKS * 1_000 * MS, 1, timeline, facts, List.of());
  }

  @Test
  void aCallThatLiesInTwoPartsCountsInBothByItsShare() {
    looks(0);
    events(CALLS, 1);
    assertThat(blocks())
        .hasSize(LOOKS)
        .allSatisfy(
            part ->
                assertThat(part.durationNanos() / part.operations())
                    .isCloseTo(CALL, within(CALL * 1e-9)));
    assertThat(blocks().stream().mapToDouble(Iteration::operations).sum())
        .isCloseTo(CALLS, within(1e-9));
  }

  @Test
  void thePartsReachFromTheFirstCallToTheLast() {
    looks(0);
    events(CALLS, 1);
    assertThat(blocks().get(0).startNanos()).isEqualTo(FIRST);
    assertThat(blocks().get(LOOKS - 1).endNanos()).isEqualTo(FIRST + CALLS * CALL);
  }

  @Test
  void theFastestAndTheSlowestAreCalls() {
    looks(0);
    events(CALLS, 1);
    Operations operations = Window.of(recording(), blocks()).operations();
    assertThat(operations.timed()).isEqualTo(Operations.Timed.CALL);
    assertThat(operations.fastestNanosPerOperation()).isEqualTo(CALL);
    assertThat(operations.slowestNanosPerOperation()).isEqualTo(CALL);
  }

  @Test
  void aSampleOfTheCallsDoesNotReplaceTheirCount() {
    looks(0);
    events(CALLS / 2, 2);
    assertThat(blocks()).extracting(Iteration::operations).containsExactly(2.0, 3.0, 2.0);
    assertThat(Window.of(recording(), blocks()).operations().timed())
        .isEqualTo(Operations.Timed.PART);
  }

  @Test
  void lostEventsDoNotPassForAllCalls() {
    looks(0);
    events(CALLS - 1, 1);
    assertThat(blocks()).extracting(Iteration::operations).containsExactly(2.0, 3.0, 2.0);
  }

  @Test
  void whereACallHasNotEndedThePartsEndBeforeItMayHaveBegun() {
    looks(1);
    events(CALLS, 1);
    assertThat(blocks()).hasSize(LOOKS - 1);
  }
}
