package io.fjprobe.analyzer.account.blocking;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.contract.BlockKind;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.tally.BlockKey;
import io.fjprobe.analyzer.recording.tally.DurationTally;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TimedOutWaitsTest {

  private static final long MS = 1_000_000;
  private static final Window SEGMENT_0 = new Window(List.of(), Set.of(0), null);

  private final Map<BlockKey, DurationTally> blocking = new HashMap<>();

  private void wait(int segment, String thread, String line, long millis, long timeOutMillis) {
    BlockKey key =
        new BlockKey(
            new ThreadKey(thread.hashCode(), thread),
            segment,
            BlockKind.MONITOR_WAIT,
            line,
            null,
            null);
    DurationTally tally = blocking.computeIfAbsent(key, each -> new DurationTally());
    tally.add(millis * MS);
    if (timeOutMillis > 0 && millis >= timeOutMillis) {
      tally.timedOut(millis * MS, timeOutMillis * MS);
    }
  }

  @Test
  void theyAreOfALineAndOfThreadsThatDifferByNumbers() {
    wait(0, "pool-1-thread-1", "Ramp.put:21 called from Mill.run:7", 8, 7);
    wait(0, "pool-1-thread-2", "Ramp.put:21", 7, 7);
    wait(0, "pool-1-thread-2", "Ramp.put:21", 3, 7);
    wait(0, "main", "Ramp.put:21", 9, 9);
    wait(0, "main", "Ramp.take:4", 9, 0);
    wait(1, "main", "Ramp.later:5", 9, 9);

    TimedOutWaits waits = TimedOutWaits.of(blocking, SEGMENT_0);

    assertThat(waits.byLine())
        .containsExactly(
            Map.entry("Ramp.put:21", new TimedOutWaits.Row(3, 24 * MS, 0, 4, 27 * MS)));
    TimedOutWaits.Row ofPool = new TimedOutWaits.Row(2, 15 * MS, 7 * MS, 3, 18 * MS);
    assertThat(waits.of("pool-1-thread-#")).containsExactly(Map.entry("Ramp.put:21", ofPool));
    assertThat(waits.of("main")).containsOnlyKeys("Ramp.put:21");
    assertThat(waits.of("other")).isEmpty();
  }
}
