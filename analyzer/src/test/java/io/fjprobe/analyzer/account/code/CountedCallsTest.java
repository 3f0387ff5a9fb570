package io.fjprobe.analyzer.account.code;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class CountedCallsTest {

  private static final long SECOND = 1_000_000_000;

  private final Facts facts = new Facts();

  /**
   * @param classes in which the method was found so far
   */
  private void read(String method, long atSecond, long calls, long classes) {
    facts
        .operations()
        .counted(method)
        .add(new Snapshot<>(atSecond * SECOND, "period", 0, 0, new long[] {calls, classes}));
  }

  private List<CountedCalls> calls() {
    Timeline timeline = Timeline.betweenLooks(List.of(new Timeline.Span(0, 3 * SECOND)));
    Recording recording =
        new Recording(Path.of("calls.jfr"), 0, 3 * SECOND, 1, timeline, facts, List.of());
    return CountedCalls.of(recording, Window.whole(recording));
  }

  @Test
  void theMostComesFirst() {
    read("A.seldom", 0, 10, 1);
    read("A.seldom", 3, 12, 1);
    read("A.often", 0, 0, 0); // its class came later
    read("A.often", 1, 50, 1);
    read("A.often", 3, 70, 1);
    assertThat(calls())
        .containsExactly(new CountedCalls("A.often", 70), new CountedCalls("A.seldom", 2));
  }

  @Test
  void noneIsNotTheSameAsNotKnown() {
    read("A.never", 0, 0, 1);
    read("A.never", 3, 0, 1);
    read("A.notFound", 0, 0, 0);
    read("A.notFound", 3, 0, 0);
    read("A.once", 2, 7, 1);
    assertThat(calls()).containsExactly(new CountedCalls("A.never", 0));
  }
}
