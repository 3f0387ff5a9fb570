package io.fjprobe.dist;

import static io.fjprobe.testing.Events.of;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.fjprobe.dist.application.TimedWorkers;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;

/**
 * The CPU time that a mark records of a worker lies between what the worker asks for before the
 * mark and after it, whatever it does. Linux adds to it at the ticks of its clock only.
 */
class ThreadTimeIT {

  /** The longest that Linux can be built with. */
  private static final long TICK = 10_000_000;

  @TempDir Path directory;

  private List<RecordedEvent> events;
  private List<String> said;

  private void run(Jdk jdk, String kind, int workers, int amount) {
    assumeThat(Path.of("/proc/self/schedstat")).as("what Linux tells of its scheduler").exists();
    said =
        new ForkedJvm(jdk, directory)
            .jvmArguments("-javaagent:" + AgentRun.AGENT + "=strict=true,file=times.jfr")
            .jvmArguments("-Djava.io.tmpdir=" + directory)
            .main(TimedWorkers.class, MixedRun.PROGRAMS)
            .arguments(kind, "" + workers, "" + amount)
            .run()
            .expectSuccess()
            .out()
            .lines()
            .toList();
    events = AgentRun.read(directory.resolve("times.jfr"));
  }

  private Map<String, Long> systemIds() {
    Map<String, Long> ids = new TreeMap<>();
    of(events, "WorkerStatistics")
        .forEach(
            e ->
                ids.put(
                    e.getThread("worker").getJavaName(), e.getThread("worker").getOSThreadId()));
    return ids;
  }

  private List<RecordedEvent> marks(long systemId) {
    return of(events, "ThreadTime").stream()
        .filter(e -> e.getLong("osThreadId") == systemId && e.getString("trigger").equals("mark"))
        .toList();
  }

  private void checkEachWorker(int workers) {
    assertThat(said).hasSize(workers);
    for (String line : said) {
      String[] words = line.split(" ");
      long before = Long.parseLong(words[1]);
      long after = Long.parseLong(words[2]);
      assertThat(marks(systemIds().get(words[0])))
          .as(line)
          .anyMatch(e -> e.getLong("cpuTime") >= before - TICK && e.getLong("cpuTime") <= after);
    }
  }

  @AnyJdk
  void ofWorkersThatCompute(Jdk jdk) {
    run(jdk, "burn", 2, 300);
    checkEachWorker(2);
  }

  @AnyJdk
  void ofWorkersThatSleepOrWriteToTheDisk(Jdk jdk) throws Exception {
    int sleeps = 100;
    run(jdk, "sleep", 2, sleeps);
    checkEachWorker(2);
    for (String line : said) {
      assertThat(marks(systemIds().get(line.split(" ")[0])))
          .as("%s got a CPU after each sleep", line)
          .anyMatch(e -> e.getLong("contextSwitches") >= sleeps)
          .allMatch(e -> e.getLong("contextSwitches") <= 100 * sleeps);
    }
    Files.delete(directory.resolve("times.jfr"));
    run(jdk, "fsync", 2, 50);
    checkEachWorker(2);
  }

  @AnyJdk
  void moreWorkersThanCpusWait(Jdk jdk) {
    int workers = 4 * Runtime.getRuntime().availableProcessors();
    run(jdk, "burn", workers, 50);
    checkEachWorker(workers);
    for (long id : systemIds().values()) {
      assertThat(marks(id)).anyMatch(e -> e.getLong("waitTime") > 0);
    }
  }

  @AnyJdk
  void allThreadsAreThereAtTheExit(Jdk jdk) {
    run(jdk, "sleep", 1, 1);
    assertThat(of(events, "ThreadTime"))
        .filteredOn(e -> e.getString("trigger").equals("exit"))
        .hasSizeGreaterThan(1)
        .allMatch(e -> e.getLong("cpuTime") >= 0 && e.getLong("waitTime") >= 0)
        .allMatch(e -> e.getLong("osThreadId") > 0 && e.getLong("javaThreadId") == -1);
  }
}
