package io.fjprobe.dist;

import static io.fjprobe.testing.Events.of;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.fjprobe.dist.application.BlockedWorker;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is neither CPU time nor waiting for a CPU between two marks, a worker was blocked: no longer
 * than it took by the program's clock, and, with the waiting, as long as it had asked for. However
 * short each block is. And the JVM counts each.
 */
class BlockedWorkerIT {

  private static final long TICK = 10_000_000;

  /** What Linux adds to CPU time at the ticks of its clock: at most so much, at each mark. */
  private static final long TICKS = 2 * TICK;

  /** How to block, and what counts it; the JVM does not count waiting for a socket. */
  private static final Map<String, String> COUNTERS = new LinkedHashMap<>();

  static {
    COUNTERS.put("sleep", "waitCount");
    COUNTERS.put("park", "waitCount");
    COUNTERS.put("wait", "waitCount");
    COUNTERS.put("monitor", "monitorCount");
    COUNTERS.put("socket", null);
  }

  @TempDir Path directory;

  private List<RecordedEvent> looks;
  private List<RecordedEvent> statistics;
  private final Map<String, Long> clocks = new LinkedHashMap<>();

  /** Taken by a hypervisor meanwhile: neither CPU time nor waiting, so it looks like a block. */
  private final Map<String, Long> stolen = new LinkedHashMap<>();

  private void run(Jdk jdk, int turns, long micros) {
    assumeThat(Path.of("/proc/self/schedstat")).as("what Linux tells of its scheduler").exists();
    new ForkedJvm(jdk, directory)
        .jvmArguments("-javaagent:" + AgentRun.AGENT + "=strict=true,file=blocks.jfr")
        .main(BlockedWorker.class, MixedRun.PROGRAMS)
        .arguments(String.join(",", COUNTERS.keySet()), "" + turns, "" + micros)
        .run()
        .expectSuccess()
        .out()
        .lines()
        .map(line -> line.split(" "))
        .forEach(
            words -> {
              clocks.put(words[0], Long.parseLong(words[1]));
              stolen.put(words[0], stolen(Long.parseLong(words[2])));
            });
    assertThat(clocks.keySet()).containsExactlyElementsOf(COUNTERS.keySet());
    List<RecordedEvent> events = AgentRun.read(directory.resolve("blocks.jfr"));
    statistics = of(events, "WorkerStatistics");
    long id = statistics.get(0).getThread("worker").getOSThreadId();
    looks = of(events, "ThreadTime").stream().filter(e -> e.getLong("osThreadId") == id).toList();
  }

  /** At most: Linux tells whole ticks, and keeps the rest of each CPU for the next one. */
  private static long stolen(long ticks) {
    return (ticks + Runtime.getRuntime().availableProcessors()) * TICK;
  }

  /** The one before the blocks of this kind and the one after. */
  private static List<RecordedEvent> marks(List<RecordedEvent> events, int kind) {
    List<RecordedEvent> marks =
        events.stream()
            .filter(e -> e.getString("trigger").equals("mark"))
            .sorted(Comparator.comparing(RecordedEvent::getStartTime))
            .toList();
    assertThat(marks).hasSize(2 * COUNTERS.size());
    return marks.subList(2 * kind, 2 * kind + 2);
  }

  private static long grown(List<RecordedEvent> marks, String field) {
    return marks.get(1).getLong(field) - marks.get(0).getLong(field);
  }

  private void check(int turns, long requested) {
    int kind = 0;
    for (Map.Entry<String, String> each : COUNTERS.entrySet()) {
      checkTime(each.getKey(), marks(looks, kind), requested);
      if (each.getValue() != null) {
        assertThat(grown(marks(statistics, kind), each.getValue()))
            .as(each.getKey())
            .isGreaterThanOrEqualTo(turns);
      }
      kind++;
    }
  }

  private void checkTime(String kind, List<RecordedEvent> marks, long requested) {
    long cpu = grown(marks, "cpuTime");
    long waited = grown(marks, "waitTime");
    RecordedEvent first = marks.get(0);
    RecordedEvent last = marks.get(1);
    long least = Duration.between(first.getEndTime(), last.getStartTime()).toNanos();
    long most = Duration.between(first.getStartTime(), last.getEndTime()).toNanos();
    assertThat(least - cpu - waited)
        .as(kind)
        .isLessThanOrEqualTo(clocks.get(kind) + TICKS + stolen.get(kind));
    assertThat(most - cpu).as(kind).isGreaterThanOrEqualTo(requested - TICKS);
  }

  @EachJdk
  void longBlocks(Jdk jdk) {
    run(jdk, 20, 20_000);
    check(20, 20 * 20_000_000);
  }

  @EachJdk
  void shortBlocks(Jdk jdk) {
    run(jdk, 300, 50);
    check(300, 0);
    assertTheEndOfAWorkerIsTold();
  }

  private void assertTheEndOfAWorkerIsTold() {
    assertThat(looks).filteredOn(e -> e.getString("trigger").equals("worker end")).hasSize(1);
    assertThat(looks)
        .extracting(e -> e.getLong("cpuTime"))
        .last()
        .isEqualTo(looks.stream().mapToLong(e -> e.getLong("cpuTime")).max().orElseThrow());
  }
}
