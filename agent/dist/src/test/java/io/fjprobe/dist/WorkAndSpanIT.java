package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.dist.application.AwaitedSleep;
import io.fjprobe.dist.application.DeepForks;
import io.fjprobe.dist.application.SpanForms;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.Events;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** With span=on, work and span are exactly what the program says: in units in place of time. */
class WorkAndSpanIT {

  private static final String UNITS = "-Dfjprobe.span.units=true";
  private static final String PROGRAMS = Jdks.areAllTestsAsked() ? "2000" : "100";

  @TempDir private static Path classes;
  private static String[] seriesParallel;

  @TempDir Path directory;

  @BeforeAll
  static void compile() {
    seriesParallel = Programs.compile("SeriesParallel", classes);
  }

  @EachJdk
  void areKnownOfRandomPrograms(Jdk jdk) throws IOException {
    ForkedJvm.Result result =
        observed(jdk).jvmArguments(seriesParallel).arguments("0", PROGRAMS).run().expectSuccess();

    List<String[]> lines = result.out().lines().map(line -> line.split(" ")).toList();
    String[] total = lines.get(lines.size() - 1);
    assertThat(lines).hasSize(Integer.parseInt(PROGRAMS) + 1);
    assertThat(lines.subList(0, lines.size() - 1))
        .allSatisfy(
            line ->
                assertThat(line[2])
                    .as("span of seed %s: %s", line[0], result.err())
                    .isEqualTo(line[1]));
    Map<String, RecordedEvent> last = lastOf("SpanStatistics", "firstTask");
    RecordedEvent all = last.get("SeriesParallel$Task");
    assertThat(last).hasSize(1);
    assertThat(all.getLong("operations")).isEqualTo(lines.size() - 1);
    assertThat(all.getLong("work")).isEqualTo(Long.parseLong(total[1]));
    assertThat(all.getLong("tasks")).isEqualTo(Long.parseLong(total[2]));
    assertThat(all.getLong("span"))
        .isEqualTo(
            lines.subList(0, lines.size() - 1).stream()
                .mapToLong(line -> Long.parseLong(line[1]))
                .sum());
    assertSharesAddUp(all, lastOf("SpanShare", "task"));
  }

  private static void assertSharesAddUp(RecordedEvent all, Map<String, RecordedEvent> shares) {
    assertThat(shares).hasSizeGreaterThan(1);
    for (String field : List.of("tasks", "work", "span")) {
      assertThat(shares.values().stream().mapToLong(e -> e.getLong(field)).sum())
          .as(field)
          .isEqualTo(all.getLong(field));
    }
    assertThat(shares.values())
        .allSatisfy(
            share -> {
              assertThat(share.getLong("span")).isLessThanOrEqualTo(share.getLong("work"));
              assertThat(share.getLong("spanTasks")).isLessThanOrEqualTo(share.getLong("tasks"));
            });
  }

  /** What has no own form in the random programs. */
  @EachJdk
  void areKnownOfWhatElseStartsTasks(Jdk jdk) throws IOException {
    observed(jdk)
        .jvmArguments("-Dfjprobe.span.everyFork=true")
        .main(SpanForms.class, ProgramsRun.CLASSES)
        .run()
        .expectSuccess();

    Map<String, RecordedEvent> last = lastOf("SpanStatistics", "firstTask");
    SpanForms.EXPECTED.forEach(
        (name, expected) -> {
          RecordedEvent event = last.get(SpanForms.class.getName() + "$" + name);
          assertThat(event).as(name).isNotNull();
          assertThat(event.getLong("operations")).as(name).isEqualTo(expected[0]);
          assertThat(event.getLong("work")).as(name).isEqualTo(expected[1]);
          assertThat(event.getLong("span")).as(name).isEqualTo(expected[2]);
          assertThat(spanOfParts(event.getString("firstTask"))).as(name).isEqualTo(expected[2]);
        });
    assertLinesOfForks();
  }

  private void assertLinesOfForks() {
    String type = SpanForms.class.getName();
    Map<String, RecordedEvent> sites = new LinkedHashMap<>();
    Events.of(AgentRun.read(directory.resolve("run.jfr")), "ForkSite").stream()
        .filter(each -> each.getString("firstTask").equals(type + "$OnTwoLines"))
        .sorted(Comparator.comparing(RecordedEvent::getStartTime))
        .forEach(each -> sites.put(methodOf(each.getString("forkedAt")), each));

    assertThat(sites)
        .containsOnlyKeys(type + "$OnTwoLines.forkLong", type + "$OnTwoLines.forkShort");
    RecordedEvent longOnes = sites.get(type + "$OnTwoLines.forkLong");
    RecordedEvent shortOnes = sites.get(type + "$OnTwoLines.forkShort");
    assertThat(numbers(longOnes)).containsExactly(1, 40, 40 * 5, 0, 0);
    assertThat(numbers(shortOnes)).containsExactly(1, 30, 30 * 3, 15, 15 * 3);
  }

  private static String methodOf(String line) {
    return line.substring(0, line.indexOf(':'));
  }

  private static long[] numbers(RecordedEvent site) {
    return Stream.of("interval", "tasks", "work", "spanTasks", "span")
        .mapToLong(field -> ((Number) site.getValue(field)).longValue())
        .toArray();
  }

  private long spanOfParts(String firstTask) {
    Map<String, Long> last = new LinkedHashMap<>();
    Events.of(AgentRun.read(directory.resolve("run.jfr")), "SpanShare").stream()
        .filter(each -> each.getString("firstTask").equals(firstTask))
        .sorted(Comparator.comparing(RecordedEvent::getStartTime))
        .forEach(each -> last.put(each.getString("task"), each.getLong("span")));
    return last.values().stream().mapToLong(Long::longValue).sum();
  }

  /** Units stand still while a thread waits, so this needs the clock. */
  @EachJdk
  void aWaitInAJoinIsNoWorkAndIsToldOnce(Jdk jdk) throws IOException {
    new ForkedJvm(jdk, directory)
        .jvmArguments("-javaagent:" + AgentRun.AGENT + "=strict=true,span=on,file=run.jfr")
        .main(AwaitedSleep.class, ProgramsRun.CLASSES)
        .run()
        .expectSuccess();

    Map<String, RecordedEvent> shares = lastOf("SpanShare", "task");
    String name = AwaitedSleep.class.getName();
    long waiting = shares.get(name + "$Waiting").getDuration("work").toNanos();
    long sleeping = shares.get(name + "$Sleeping").getDuration("work").toNanos();
    assertThat(waiting).isLessThan(sleeping / 2);
    assertThat(
            Events.of(AgentRun.read(directory.resolve("run.jfr")), "SpanShare").stream()
                .filter(each -> each.getString("task").equals(name + "$Sleeping"))
                .filter(each -> each.getString("trigger").equals("period")))
        .as("what does not change is not told again each second")
        .hasSizeLessThan(2);
  }

  /** Nor does the task run longer for it: the simulation of its pool would take other turns. */
  @EachJdk
  void aLookAtTheLineThatForksIsNoWork(Jdk jdk) throws IOException {
    ForkedJvm.Result result =
        new ForkedJvm(jdk, directory)
            .jvmArguments("-javaagent:" + AgentRun.AGENT + "=strict=true,span=on,file=run.jfr")
            .jvmArguments("-Dfjprobe.span.everyFork=true")
            .main(DeepForks.class, ProgramsRun.CLASSES)
            .run()
            .expectSuccess();

    RecordedEvent deep = lastOf("SpanShare", "task").get(DeepForks.class.getName() + "$Deep");
    assertThat(deep.getDuration("work").toNanos())
        .as("work of the task, which does little else than to fork")
        .isLessThan(Long.parseLong(result.out().trim()) / 2);
  }

  private ForkedJvm observed(Jdk jdk) {
    return new ForkedJvm(jdk, directory)
        .allCompilersAtNight()
        .jvmArguments(UNITS)
        .jvmArguments("-javaagent:" + AgentRun.AGENT + "=strict=true,span=on,file=run.jfr");
  }

  private Map<String, RecordedEvent> lastOf(String event, String key) throws IOException {
    List<RecordedEvent> events = RecordingFile.readAllEvents(directory.resolve("run.jfr"));
    RecordedEvent state =
        Collections.max(
            Events.of(events, "AgentState"), Comparator.comparing(RecordedEvent::getStartTime));
    assertThat(state.getInt("suppressedErrors")).as(state.getString("firstError")).isZero();
    Map<String, RecordedEvent> last = new LinkedHashMap<>();
    Events.of(events, event).stream()
        .sorted(Comparator.comparing(RecordedEvent::getStartTime)) // threads have buffers
        .forEach(each -> last.put(each.getString(key), each));
    return last;
  }
}
