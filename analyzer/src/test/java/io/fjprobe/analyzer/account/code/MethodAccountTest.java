package io.fjprobe.analyzer.account.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import io.fjprobe.analyzer.recording.sample.MethodTally;
import io.fjprobe.analyzer.recording.timeline.Timeline;
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

  /** One of native code stands for more time. */
  @Test
  void samplesOfNativeCodeCountByTheirPeriod() {
    Facts facts = new Facts();
    facts.setUp().set("jdk.ExecutionSample", "period", "10 ms");
    facts.setUp().set("jdk.NativeMethodSample", "period", "20 ms");
    List<String> compressed = List.of("java.util.zip.Deflater.deflateBytes", "app.Job.pack");
    facts.methods().add(0, MethodTally.Source.SAMPLES, List.of("app.Job.pack"), false);
    facts.methods().add(0, MethodTally.Source.NATIVE_SAMPLES, compressed, false);
    Recording recording = recording(facts);
    MethodAccount account = MethodAccount.of(recording, Window.whole(recording));
    assertThat(account.samples()).isEqualTo(3);
    assertThat(account.nanos()).isEqualTo(30_000_000);
    assertThat(account.inNativeWaits()).as("nobody looked").isZero();
    assertThat(account.rows().get("app.Job.pack").samples()).isEqualTo(3);
    assertThat(account.rows().get("java.util.zip.Deflater.deflateBytes").samples()).isEqualTo(2);
  }

  /**
   * Looks tell how long threads run in a native method of which samples tell only that it waits.
   */
  @Test
  void runningTimeInNativeMethodsThatWaitIsInNoSample() {
    Facts facts = new Facts();
    facts.setUp().set("jdk.ExecutionSample", "period", "10 ms");
    facts.methods().add(0, MethodTally.Source.SAMPLES, List.of("app.Job.pack"), false);
    List<String> reads = List.of("sun.nio.ch.SocketDispatcher.read0", "app.Job.read");
    facts.methods().add(0, MethodTally.Source.LOOKS, reads, false);
    facts.methods().add(0, MethodTally.Source.LOOKS, List.of("app.Job.pack"), false);
    Recording recording = recording(facts);
    assertThat(MethodAccount.of(recording, Window.whole(recording)).inNativeWaits())
        .as("of Java code, perhaps")
        .isZero();
    facts.methods().add(0, MethodTally.Source.NATIVE_WAITS, reads.subList(0, 1), false);
    assertThat(MethodAccount.of(recording, Window.whole(recording)).inNativeWaits()).isEqualTo(0.5);
    assertThat(MethodAccount.ofLooks(recording, Window.whole(recording)).inNativeWaits()).isZero();
    facts.methods().add(0, MethodTally.Source.CPU_TIME_SAMPLES, reads, false);
    facts.eventCounts().put("jdk.CPUTimeSample", 1L);
    assertThat(facts.isSampledByCpuTime()).isTrue();
    assertThat(MethodAccount.of(recording, Window.whole(recording)).inNativeWaits())
        .as("these samples show it")
        .isZero();
  }

  @Test
  void withoutAPeriodNativeCodeDoesNotCount() {
    Facts facts = new Facts();
    facts.methods().add(0, MethodTally.Source.SAMPLES, List.of("app.Job.pack"), false);
    facts.methods().add(0, MethodTally.Source.NATIVE_SAMPLES, List.of("app.Job.pack"), false);
    Recording recording = recording(facts);
    MethodAccount account = MethodAccount.of(recording, Window.whole(recording));
    assertThat(account.samples()).isEqualTo(1);
    assertThat(account.nanos()).isNull();
  }

  private static Recording recording(Facts facts) {
    Timeline timeline = new Timeline(List.of(new Timeline.Span(0, 1_000)));
    return new Recording(Path.of("r.jfr"), 0, 1_000, 1, timeline, facts, List.of());
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
    MethodAccount waits = new MethodAccount(50, 500L, Map.of(), 0.6);
    assertThat(MethodAccount.sum(List.of(first, waits)).inNativeWaits())
        .isCloseTo(0.2, within(1e-9));
    assertThat(MethodAccount.sum(List.of()).inNativeWaits()).isZero();
  }
}
