package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.testing.AgentRun;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import jdk.jfr.consumer.RecordedEvent;

/** What was recorded of {@link AttachedJvm}, against what it says itself. */
final class AttachedRecording {

  private final List<RecordedEvent> events;

  AttachedRecording(Path file) {
    this.events = AgentRun.read(file);
  }

  List<RecordedEvent> events(String name) {
    return events.stream().filter(e -> e.getEventType().getName().equals(name)).toList();
  }

  /** Statistics of one pool that the program asked for, at rest. */
  List<RecordedEvent> marks(String poolName) {
    return events("fjprobe.PoolStatistics").stream()
        .filter(e -> e.getString("trigger").equals("mark"))
        .filter(e -> e.getString("poolName").equals(poolName))
        .toList();
  }

  /**
   * Both pools were at rest when the agent came, and at each mark.
   *
   * @param counted by the JDK, in the common pool and the other, at each mark
   */
  void assertStealsAre(long[]... counted) {
    List<List<RecordedEvent>> pools = List.of(marks("common"), marks("ForkJoinPool-1"));
    for (int pool = 0; pool < pools.size(); pool++) {
      assertThat(pools.get(pool)).hasSameSizeAs(Arrays.asList(counted));
      for (int i = 0; i < counted.length; i++) {
        RecordedEvent mark = pools.get(pool).get(i);
        assertThat(mark.getLong("stealCount")).isEqualTo(counted[i][pool]);
        assertThat(mark.getLong("submissionsTaken") + mark.getLong("workerSteals"))
            .as("taken by scanning, mark %d of pool %s", i, mark.getString("poolName"))
            .isEqualTo(counted[i][pool] - mark.getLong("stealCountBefore"));
        assertThat(mark.getInt("compensations")).isEqualTo(mark.getInt("compensationsReleased"));
      }
    }
    // in the common pool the submitter may have done it all
    assertThat(pools.get(1))
        .allMatch(mark -> mark.getLong("submissionsTaken") > 0)
        .allMatch(mark -> mark.getInt("compensations") > 0);
  }

  void assertEventsAreThere() {
    assertThat(events("fjprobe.JoinWait")).isNotEmpty();
    assertThat(events("fjprobe.Steal")).isNotEmpty();
    assertThat(events("fjprobe.Compensation"))
        .filteredOn(e -> e.getString("cause").equals("managed blocker"))
        .isNotEmpty()
        .allMatch(e -> e.getClass("blockedOn").getName().startsWith("io.fjprobe.dist.attach"));
    assertThat(events("jdk.DataLoss")).isEmpty();
  }

  /** No state lasts longer than the worker was observed, none is negative. */
  void assertTimesFit(boolean idleRecorded) {
    assertThat(events("fjprobe.WorkerStatistics"))
        .isNotEmpty()
        .allSatisfy(
            e -> {
              long idle = e.getLong("idleTime");
              long joins = e.getLong("joinBlockedTime");
              long managed = e.getLong("managedBlockedTime");
              assertThat(idle).isGreaterThanOrEqualTo(idleRecorded ? 0 : -1);
              assertThat(joins).isNotNegative();
              assertThat(managed).isNotNegative();
              assertThat(Math.max(idle, 0) + joins + managed)
                  .isLessThanOrEqualTo(e.getLong("lifetime"));
            });
  }

  void assertState(List<String> needingTheStart) {
    assertThat(events("fjprobe.AgentState"))
        .isNotEmpty()
        .allSatisfy(
            e -> {
              assertThat(e.getString("mode")).isEqualTo("attach");
              assertThat(e.getInt("suppressedErrors")).as(e.getString("firstError")).isZero();
              assertThat(
                      Arrays.stream(e.getString("missing").trim().split(", "))
                          .filter(each -> each.endsWith(" (needs -javaagent)"))
                          .map(each -> each.substring(0, each.indexOf(' '))))
                  .containsExactlyInAnyOrderElementsOf(needingTheStart);
              assertThat(e.getString("missing")).doesNotContain("matches", "no such method");
            });
    assertRecorded("forks", !needingTheStart.contains("forks"));
    assertRecorded("submissions", !needingTheStart.contains("submissions"));
    assertRecorded("lostSteals", !needingTheStart.contains("races"));
  }

  private void assertRecorded(String counter, boolean recorded) {
    assertThat(events("fjprobe.PoolStatistics"))
        .as(counter)
        .isNotEmpty()
        .allMatch(e -> recorded ? e.getLong(counter) >= 0 : e.getLong(counter) == -1);
  }
}
