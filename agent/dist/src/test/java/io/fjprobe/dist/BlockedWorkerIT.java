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
import java.util.ArrayList;
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

  private final List<String> kinds = new ArrayList<>();
  private List<RecordedEvent> looks;
  private List<RecordedEvent> statistics;
  private final List<Long> clocks = new ArrayList<>();

  /** Taken by a hypervisor meanwhile: neither CPU time nor waiting, so it looks like a block. */
  private final List<Long> stolen = new ArrayList<>();

  /** Blocks in each way for long, and then in each way shortly, in one JVM. */
  private void run(Jdk jdk, int longTurns, long longMicros, int shortTurns, long shortMicros) {
    assumeThat(Path.of("/proc/self/schedstat")).as("what Linux tells of its scheduler").exists();
    new ForkedJvm(jdk, directory)
        .jvmArguments("-javaagent:" + AgentRun.AGENT + "=strict=true,file=blocks.jfr")
        .main(BlockedWorker.class, MixedRun.PROGRAMS)
        .arguments(String.join(",", COUNTERS.keySet()))
        .arguments("" + longTurns, "" + longMicros, "" + shortTurns, "" + shortMicros)
        .run()
        .expectSuccess()
        .out()
        .lines()
        .map(line -> line.split(" "))
        .forEach(
            words -> {
              kinds.add(words[0]);
              clocks.add(Long.parseLong(words[1]));
              stolen.add(stolen(Long.parseLong(words[2])));
            });
    List<String> expected = new ArrayList<>(COUNTERS.keySet());
    expected.addAll(COUNTERS.keySet());
    assertThat(kinds).isEqualTo(expected);
    List<RecordedEvent> events = AgentRun.read(directory.resolve("blocks.jfr"));
    statistics = of(events, "WorkerStatistics");
    long id = statistics.get(0).getThread("worker").getOSThreadId();
    looks = of(events, "ThreadTime").stream().filter(e -> e.getLong("osThreadId") == id).toList();
  }

  /** At most: Linux tells whole ticks, and keeps the rest of each CPU for the next one. */
  private static long stolen(long ticks) {
    return (ticks + Runtime.getRuntime().availableProcessors()) * TICK;
  }

  /** The one before these blocks and the one after; they are numbered in their order. */
  private static List<RecordedEvent> marks(List<RecordedEvent> events, int number) {
    List<RecordedEvent> marks =
        events.stream()
            .filter(e -> e.getString("trigger").equals("mark"))
            .sorted(Comparator.comparing(RecordedEvent::getStartTime))
            .toList();
    assertThat(marks).hasSize(4 * COUNTERS.size());
    return marks.subList(2 * number, 2 * number + 2);
  }

  private static long grown(List<RecordedEvent> marks, String field) {
    return marks.get(1).getLong(field) - marks.get(0).getLong(field);
  }

  private void check(int first, int turns, long requested) {
    for (int number = first; number < first + COUNTERS.size(); number++) {
      checkTime(number, requested);
      String counter = COUNTERS.get(kinds.get(number));
      if (counter != null) {
        assertThat(grown(marks(statistics, number), counter))
            .as(kinds.get(number))
            .isGreaterThanOrEqualTo(turns);
      }
    }
  }

  private void checkTime(int number, long requested) {
    String kind = kinds.get(number);
    List<RecordedEvent> marks = marks(looks, number);
    long cpu = grown(marks, "cpuTime");
    long waited = grown(marks, "waitTime");
    RecordedEvent first = marks.get(0);
    RecordedEvent last = marks.get(1);
    long least = Duration.between(first.getEndTime(), last.getStartTime()).toNanos();
    long most = Duration.between(first.getStartTime(), last.getEndTime()).toNanos();
    assertThat(least - cpu - waited)
        .as(kind)
        .isLessThanOrEqualTo(clocks.get(number) + TICKS + stolen.get(number));
    assertThat(most - cpu).as(kind).isGreaterThanOrEqualTo(requested - TICKS);
  }

  @EachJdk
  void longBlocksAndShortOnes(Jdk jdk) {
    run(jdk, 20, 20_000, 300, 50);

    check(0, 20, 20 * 20_000_000);
    check(COUNTERS.size(), 300, 0);
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
