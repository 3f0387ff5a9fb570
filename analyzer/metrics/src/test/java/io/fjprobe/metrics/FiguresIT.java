package io.fjprobe.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.Accounting;
import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.time.WaitCounts;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.metrics.ServeRequest;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import io.fjprobe.analyzer.watch.screen.Seen;
import io.fjprobe.analyzer.watch.source.FileSource;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import io.fjprobe.testing.RunningJvm;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What metrics, watch and summarize say of one pool is the same. */
class FiguresIT {

  private static final List<PoolCounter> SURE =
      List.of(
          PoolCounter.FORKS,
          PoolCounter.SUBMISSIONS,
          PoolCounter.SUBMISSIONS_TAKEN,
          PoolCounter.WORKER_STEALS,
          PoolCounter.COMPENSATIONS,
          PoolCounter.WORKERS_STARTED);

  @TempDir private Path directory;

  static Stream<Jdk> jdks() {
    return Stream.of(17, 25).map(Jdks::get);
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void areEqual(Jdk jdk) throws Exception {
    Path recording = directory.resolve("run.jfr");
    Bean bean;
    try (RunningJvm program =
        new ForkedJvm(jdk, directory)
            .jvmArguments("-javaagent:" + AgentRun.AGENT + "=metrics=jmx,file=" + recording)
            .main(RestingProgram.class, Path.of("target/test-classes").toAbsolutePath())
            .start()) {
      program.expect("rests");
      bean = bean(program.pid());
      assertThat(program.exit("")).isZero();
    }
    RecordingAccount summarized =
        Accounting.ofWholeRecordings()
            .of(new RecordingReader(Progress.NONE).ofApplication(null).read(recording));
    Path window = directory.resolve("window.jfr");
    FileSource.of(recording).write(Duration.ofHours(1).toNanos(), window);
    RecordingAccount watched = Seen.in(window, null, Limits.standard()).account();

    Map<String, Long> figures = counts(summarized);
    assertThat(counts(watched)).isEqualTo(figures);
    assertThat(figures).containsKeys(SURE.stream().map(PoolCounter::field).toArray(String[]::new));
    assertThat(figures.get("forks")).isPositive();
    assertThat(figures.get("compensations")).isPositive();
    figures.remove(
        PoolCounter.STEAL_COUNT.field()); // the pool's own count, of which there is no bean
    figures.remove(PoolCounter.WORKERS_ENDED.field()); // some may have ended since
    assertThat(beans(bean, figures)).isEqualTo(figures);
    assertThat(figuresFromLooks()).allMatch(each -> bean.number(each.attribute()).isPresent());
  }

  private static Stream<Figure> figuresFromLooks() {
    return Stream.concat(
        Stream.of(Figure.QUEUE_WAITS, Figure.QUEUE_WAIT_TIME, Figure.LONG_QUEUE_WAITS),
        Stream.of(Figure.values()).filter(each -> each.activity().isPresent()));
  }

  private static Bean bean(String pid) throws Exception {
    ServeRequest request =
        new ServeRequest(pid, null, "127.0.0.1", 0, null, Duration.ofSeconds(15));
    try (Jvm jvm = Jvm.connect(request, word -> {})) {
      jvm.requireAgent();
      List<Bean> pools = List.of();
      while (pools.isEmpty()) {
        pools = jvm.read().orElseThrow().pools(); // the pool gets its bean within a second
      }
      return pools.get(0);
    }
  }

  private static Map<String, Long> counts(RecordingAccount account) {
    PoolAccount pool = account.sections().get(0).pools().get(0);
    assertThat(pool.name()).isEqualTo("ForkJoinPool-1");
    Map<String, Long> counts = new TreeMap<>();
    for (PoolCounter each : PoolCounter.values()) {
      Long count = pool.counts().count(each);
      if (count != null) {
        counts.put(each.field(), count);
      }
    }
    WaitCounts waits = pool.times().time().waits();
    counts.put("joinBlockedCount", Objects.requireNonNull(waits.joinBlockedCount()));
    return counts;
  }

  /** Those that the account has, too. */
  private static Map<String, Long> beans(Bean bean, Map<String, Long> figures) {
    Map<String, Long> numbers = new TreeMap<>();
    for (String each : figures.keySet()) {
      String attribute = each.substring(0, 1).toUpperCase(Locale.ROOT) + each.substring(1);
      bean.number(attribute).ifPresent(number -> numbers.put(each, number));
    }
    return numbers;
  }
}
