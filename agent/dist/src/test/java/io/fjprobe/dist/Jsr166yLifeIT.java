package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.dist.application.LibraryPools;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;

/** A library's classes come and stay as the application likes; the agent comes and goes. */
class Jsr166yLifeIT {

  private static final String KIND = "jsr166y";

  @TempDir Path directory;

  @AnyJdk
  void eachClassLoaderHasItsOwn(Jdk jdk) {
    List<RecordedEvent> events = pools(jdk, "loaders");

    assertThat(lastOfPools(events))
        .hasSize(2)
        .allSatisfy(end -> assertThat(end.getLong("submissionsTaken")).isEqualTo(10))
        .allSatisfy(end -> assertThat(end.getLong("stealCount")).isEqualTo(10));
  }

  @AnyJdk
  void aClassLoaderThatHidesTheAgentIsLeftAlone(Jdk jdk) {
    List<RecordedEvent> events = pools(jdk, "hidden");

    assertThat(events).noneMatch(Jsr166yLifeIT::isOfPool);
    assertThat(lastState(events).getString("missing"))
        .contains("jsr166y.ForkJoinPool (its class loader does not find the agent's classes)");
  }

  @AnyJdk
  void queuesGrowAndAreEmptiedAtTheEnd(Jdk jdk) {
    List<RecordedEvent> events = pools(jdk, "full");

    assertThat(lastOfPools(events))
        .singleElement()
        .satisfies(
            end -> {
              assertThat(end.getLong("forks")).isEqualTo(10_000);
              assertThat(end.getLong("submissions")).isEqualTo(102);
              assertThat(end.getLong("discardedTasks")).isEqualTo(100);
              assertThat(end.getLong("tasksRun")).isEqualTo(10_002);
              assertThat(end.getInt("queueGrowths")).as("8 to 128, 8192 to 16384").isEqualTo(5);
            });
    assertThat(events)
        .filteredOn(event -> event.getEventType().getName().equals("fjprobe.QueueGrowth"))
        .extracting(event -> event.getInt("queueIndex") + ": " + event.getInt("capacity"))
        .containsExactly("1: 16384", "0: 16", "0: 32", "0: 64", "0: 128");
  }

  /** Its classes keep their fields when the agent goes, and are woven again when it comes again. */
  @AnyJdk
  void goesAndComesWithTheAgent(Jdk jdk) {
    String agent = "-javaagent:" + AgentRun.AGENT + "=file=start.jfr";
    try (AttachedJvm jvm = new AttachedJvm(jdk, directory, agent)) {
      runIn(jvm);
      jvm.detach();
      runIn(jvm);
      assertThat(jvm.attach("file=again.jfr")).doesNotContain("jsr166y.");
      runIn(jvm);
      runIn(jvm);
      assertThat(jvm.application.exit("exit")).isZero();
      assertThat(jvm.application.err()).doesNotContain("Exception", "not observed");
    }
    assertForks("start.jfr", 986L);
    assertForks("again.jfr", 986L, 986L);
  }

  @AnyJdk
  void isLeftAloneIfItWasThereBeforeTheAgent(Jdk jdk) {
    try (AttachedJvm jvm = new AttachedJvm(jdk, directory)) {
      runIn(jvm);
      assertThat(jvm.attach("file=late.jfr"))
          .contains("jsr166y.ForkJoinPool (it was loaded before the agent)");
      runIn(jvm);
      assertThat(jvm.application.exit("exit")).isZero();
    }
    assertForks("late.jfr");
  }

  @AnyJdk
  void isObservedIfItComesAfterTheAgent(Jdk jdk) {
    try (AttachedJvm jvm = new AttachedJvm(jdk, directory)) {
      assertThat(jvm.attach("file=early.jfr")).doesNotContain(KIND);
      runIn(jvm);
      assertThat(jvm.application.exit("exit")).isZero();
    }
    assertForks("early.jfr", 986L);
  }

  private static void runIn(AttachedJvm jvm) {
    assertThat(jvm.application.ask("library", "computed ")).isEqualTo("610");
  }

  /** Of each pool that was observed. */
  private void assertForks(String recording, Long... forks) {
    List<RecordedEvent> events = AgentRun.read(directory.resolve(recording));
    assertThat(lastOfPools(events))
        .extracting(last -> last.getLong("forks"))
        .containsExactly(forks);
    assertThat(lastState(events).getInt("suppressedErrors")).isZero();
  }

  /** All that the agent records of such a program, without an error. */
  private List<RecordedEvent> pools(Jdk jdk, String what) {
    Path recording = directory.resolve("pools.jfr");
    new ForkedJvm(jdk, directory)
        .jvmArguments("-javaagent:" + AgentRun.AGENT + "=level=full,file=" + recording)
        .main(LibraryPools.class, ProgramsRun.CLASSES, AgentRun.WORKLOADS)
        .arguments(what, AgentRun.WORKLOADS.toString())
        .run()
        .expectSuccess();
    List<RecordedEvent> events = AgentRun.read(recording);
    RecordedEvent state = lastState(events);
    assertThat(state.getInt("suppressedErrors")).as(state.getString("firstError")).isZero();
    return events;
  }

  private static RecordedEvent lastState(List<RecordedEvent> events) {
    return events.stream()
        .filter(event -> event.getEventType().getName().equals("fjprobe.AgentState"))
        .reduce((before, last) -> last)
        .orElseThrow();
  }

  private static boolean isOfPool(RecordedEvent event) {
    return event.getEventType().getName().equals("fjprobe.PoolStatistics")
        && event.getString("poolKind").equals(KIND);
  }

  /** A JVM may exit before the end of a pool is told, whose last worker is about to tell it. */
  private static Collection<RecordedEvent> lastOfPools(List<RecordedEvent> events) {
    Map<Integer, RecordedEvent> last = new TreeMap<>();
    events.stream()
        .filter(Jsr166yLifeIT::isOfPool)
        .forEach(event -> last.put(event.getInt("poolId"), event));
    return last.values();
  }
}
