package io.fjprobe.analyzer.account.blocking;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.contract.ExternalWaitCounter;
import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExternalWaitsTest {

  private final Facts facts = new Facts();

  private ExternalWaits waits() {
    Recording recording =
        new Recording(Path.of("x.jfr"), 0, 1_000, 1, new Timeline(List.of()), facts, List.of());
    return ExternalWaits.of(recording, Window.whole(recording));
  }

  private void look(long nanos, long count, long time) {
    long[] counters = new long[ExternalWaitCounter.values().length];
    counters[ExternalWaitCounter.EXTERNAL_WAITS.ordinal()] = count;
    counters[ExternalWaitCounter.EXTERNAL_BLOCKED_TIME.ordinal()] = time;
    facts.externalWaits().add(new Snapshot<>(nanos, "period", 0, 0, counters));
  }

  @Test
  void whatIsCountedIsTheIncrease() {
    look(0, 1, 10);
    look(1_000, 3, 50);
    assertThat(waits()).isEqualTo(new ExternalWaits(2L, 40L, 0L, 0L));
  }

  @Test
  void aCountWithoutATimeIsNotRecorded() {
    look(0, 1, 10);
    look(1_000, 3, -1);
    assertThat(waits()).isEqualTo(new ExternalWaits(null, null, null, null));
  }
}
