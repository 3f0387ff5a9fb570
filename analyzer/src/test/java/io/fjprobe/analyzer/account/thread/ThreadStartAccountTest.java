package io.fjprobe.analyzer.account.thread;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.sample.ThreadStart;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ThreadStartAccountTest {

  private static final Window MEASURED = new Window(List.of(), Set.of(1), null);
  private static final ThreadStart SAMPLE = new ThreadStart(1, "app.Job.all:7", true, true);

  private static ThreadStart event(int segment, String line) {
    return new ThreadStart(segment, line, false, false);
  }

  @Test
  void samplesCountWhereThereAreNoEvents() {
    Map<ThreadStart, Long> starts = Map.of(SAMPLE, 3L, event(0, "app.SetUp.all:1"), 50L);
    assertThat(ThreadStartAccount.of(starts, MEASURED))
        .isEqualTo(new ThreadStartAccount(3, true, "app.Job.all:7", 3, "app.Job.all:7"));
  }

  @Test
  void eventsTellMore() {
    Map<ThreadStart, Long> starts =
        Map.of(SAMPLE, 30L, event(1, "app.Api.of:9"), 20L, event(1, "app.Api.of:8"), 2L);
    assertThat(ThreadStartAccount.of(starts, MEASURED))
        .isEqualTo(new ThreadStartAccount(22, false, "app.Api.of:9", 0, null));
  }
}
