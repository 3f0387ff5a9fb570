package io.fjprobe.analyzer.account.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class MethodAccountTest {

  private static Recording read(String name) throws Exception {
    String file = "/diagnosis/" + name + ".jfr.gz";
    return new RecordingReader(Progress.NONE)
        .read(
            Path.of(
                URI.create(
                    Objects.requireNonNull(MethodAccountTest.class.getResource(file)).toString())));
  }

  @Test
  void eachSampleCountsForEachMethodOnItsStack() throws Exception {
    Recording recording = read("work-3000");
    MethodAccount account = MethodAccount.of(recording, Window.whole(recording));
    assertThat(account.samples())
        .isEqualTo(recording.facts().eventCounts().get("jdk.ExecutionSample"));
    assertThat(account.nanos()).isEqualTo(account.samples() * 10_000_000);
    String unit = "io.fjprobe.workloads.task.KnobTask.unit";
    String run = "java.util.concurrent.ForkJoinWorkerThread.run";
    assertThat(account.rows()).containsKeys(unit, run);
    assertThat(account.rows().get(run).samples())
        .isGreaterThanOrEqualTo(account.rows().get(unit).samples());
    assertThat(account.rows().get(run).depth()).isGreaterThan(account.rows().get(unit).depth());
    assertThat(account.share(unit)).isGreaterThan(0.5).isLessThanOrEqualTo(1);
    assertThat(account.share("app.None.none")).isZero();
  }

  @Test
  void theSumOfTwo() {
    MethodAccount.Row row = new MethodAccount.Row(30, 2, true, 0);
    MethodAccount first = new MethodAccount(100, 1_000L, Map.of("a.A.a", row));
    MethodAccount second =
        new MethodAccount(
            50, 500L, Map.of("a.A.a", new MethodAccount.Row(10, 6, false, 0), "b.B.b", row));
    MethodAccount sum = MethodAccount.sum(List.of(first, second));
    assertThat(sum.samples()).isEqualTo(150);
    assertThat(sum.nanos()).isEqualTo(1_500);
    assertThat(sum.rows().get("a.A.a").samples()).isEqualTo(40);
    assertThat(sum.rows().get("a.A.a").depth()).isCloseTo(3, within(1e-9));
    assertThat(sum.rows().get("a.A.a").own()).isTrue();
    assertThat(sum.rows().get("b.B.b")).isEqualTo(row);
  }
}
