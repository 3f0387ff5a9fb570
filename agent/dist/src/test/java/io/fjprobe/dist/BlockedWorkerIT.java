package io.fjprobe.dist;

import static io.fjprobe.testing.Events.of;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.fjprobe.dist.application.BlockedWorker;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is neither CPU time nor waiting for a CPU between two marks, a worker was blocked: no longer
 * than it took by the program's clock, and, with the waiting, as long as it had asked for. However
 * short each block is. And the JVM counts each.
 */
class BlockedWorkerIT {

  /** What Linux adds to CPU time at the ticks of its clock: at most so much, at each mark. */
  private static final long TICKS = 2 * 10_000_000;

  @TempDir Path directory;

  private List<RecordedEvent> looks;
  private List<RecordedEvent> statistics;
  private long clock;

  private void run(Jdk jdk, String kind, int turns, long micros) throws Exception {
    assumeThat(Path.of("/proc/self/schedstat")).as("what Linux tells of its scheduler").exists();
    Path file = directory.resolve("blocks.jfr");
    Files.deleteIfExists(file);
    String[] said =
        new ForkedJvm(jdk, directory)
            .jvmArguments("-javaagent:" + AgentRun.AGENT + "=strict=true,file=blocks.jfr")
            .main(BlockedWorker.class, MixedRun.PROGRAMS)
            .arguments(kind, "" + turns, "" + micros)
            .run()
            .expectSuccess()
            .out()
            .trim()
            .split(" ");
    clock = Long.parseLong(said[1]);
    List<RecordedEvent> events = AgentRun.read(file);
    List<RecordedEvent> all = of(events, "WorkerStatistics");
    long id = all.get(0).getThread("worker").getOSThreadId();
    looks = of(events, "ThreadTime").stream().filter(e -> e.getLong("osThreadId") == id).toList();
    statistics = marks(all);
  }

  private static List<RecordedEvent> marks(List<RecordedEvent> events) {
    return events.stream().filter(e -> e.getString("trigger").equals("mark")).toList();
  }

  private static long grown(List<RecordedEvent> marks, String field) {
    assertThat(marks).hasSize(2);
    return marks.get(1).getLong(field) - marks.get(0).getLong(field);
  }

  private void check(long requested) {
    List<RecordedEvent> marks = marks(looks);
    long cpu = grown(marks, "cpuTime");
    long waited = grown(marks, "waitTime");
    RecordedEvent first = marks.get(0);
    RecordedEvent last = marks.get(1);
    long least = Duration.between(first.getEndTime(), last.getStartTime()).toNanos();
    long most = Duration.between(first.getStartTime(), last.getEndTime()).toNanos();
    assertThat(least - cpu - waited).isLessThanOrEqualTo(clock + TICKS);
    assertThat(most - cpu).isGreaterThanOrEqualTo(requested - TICKS);
  }

  private void check(Jdk jdk, String kind, String counter) throws Exception {
    run(jdk, kind, 20, 20_000);
    check(20 * 20_000_000);
    if (counter != null) {
      assertThat(grown(statistics, counter)).as(kind).isGreaterThanOrEqualTo(20);
    }
    run(jdk, kind, 500, 50);
    check(0);
    if (counter != null) {
      assertThat(grown(statistics, counter)).as(kind).isGreaterThanOrEqualTo(500);
    }
  }

  @EachJdk
  void sleeps(Jdk jdk) throws Exception {
    check(jdk, "sleep", "waitCount");
  }

  @EachJdk
  void parks(Jdk jdk) throws Exception {
    check(jdk, "park", "waitCount");
  }

  @EachJdk
  void waitsForNotification(Jdk jdk) throws Exception {
    check(jdk, "wait", "waitCount");
  }

  @EachJdk
  void findsMonitorsTaken(Jdk jdk) throws Exception {
    check(jdk, "monitor", "monitorCount");
  }

  @EachJdk
  void readsFromSockets(Jdk jdk) throws Exception {
    check(jdk, "socket", null);
  }

  @EachJdk
  void theEndOfAWorkerIsTold(Jdk jdk) throws Exception {
    run(jdk, "sleep", 1, 1);
    assertThat(looks).filteredOn(e -> e.getString("trigger").equals("worker end")).hasSize(1);
    RecordedEvent end = looks.get(looks.size() - 1);
    assertThat(end.getLong("cpuTime")).isGreaterThanOrEqualTo(looks.get(0).getLong("cpuTime"));
  }
}
