package io.fjprobe.analyzer.account.blocking;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.sample.ResultWait;
import io.fjprobe.analyzer.recording.tally.DurationTally;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ResultWaitsTest {

  private static final ThreadKey MAIN = new ThreadKey(1, "main");
  private static final ThreadKey OTHER = new ThreadKey(2, "other");
  private static final ThreadKey WORKER = new ThreadKey(3, "worker");

  private final Map<ResultWait, DurationTally> waits = new HashMap<>();

  private void wait(ThreadKey thread, String line, long... nanos) {
    for (long each : nanos) {
      waits.computeIfAbsent(new ResultWait(thread, 0, line), key -> new DurationTally()).add(each);
    }
  }

  private ResultWaits longest() {
    return ResultWaits.of(
        waits, new Window(List.of(), null, null), thread -> !thread.equals(WORKER));
  }

  @Test
  void ofTheThreadThatWaitsForLongest() {
    assertThat(longest()).isNull();
    wait(WORKER, "app.A.a:1", 10_000);
    wait(MAIN, "app.A.a:1", 100, 200);
    wait(MAIN, "app.B.b:2", 50, 60, 70);
    wait(OTHER, "app.C.c:3", 47);
    assertThat(longest()).isEqualTo(new ResultWaits(1, 5, 480, 200, "app.A.a:1"));
    wait(OTHER, "app.C.c:3", 1);
    assertThat(longest().threads()).isEqualTo(2);
  }
}
