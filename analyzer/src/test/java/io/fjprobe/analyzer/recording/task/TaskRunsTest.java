package io.fjprobe.analyzer.recording.task;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.recording.field.RecordedClass;
import io.fjprobe.analyzer.recording.field.TypeField;
import io.fjprobe.analyzer.recording.tally.QueueGrowths;
import org.junit.jupiter.api.Test;

class TaskRunsTest {

  private final TaskRuns runs = new TaskRuns();

  @Test
  void tasksAreCountedByClassAndOrigin() {
    RecordedClass type = new RecordedClass(null);
    runs.tally(type).add(new String("popped"), 10, 1);
    runs.tally(type).add("popped", 30, 4);
    runs.tally(type).add("stolen", 100, 2);
    TaskTally tally = runs.byClass().get(TypeField.UNKNOWN);
    assertThat(tally.origins()).containsOnlyKeys("popped", "stolen");
    assertThat(tally.origins().get("popped").count()).isEqualTo(2);
    assertThat(tally.origins().get("popped").total()).isEqualTo(40);
    assertThat(tally.all().count()).isEqualTo(3);
    assertThat(tally.all().max()).isEqualTo(100);
    assertThat(tally.maxDepth()).isEqualTo(4);
    assertThat(tally.durations().atMost(0.5)).isBetween(30L, 33L);
  }

  @Test
  void chunksMergeByName() {
    runs.tally(new RecordedClass(null)).add("popped", 10, 1);
    TaskRuns other = new TaskRuns();
    other.tally(new RecordedClass(null)).add("popped", 20, 3);
    other.tally(new RecordedClass(null)).add("joined", 5, 2);
    runs.merge(other);
    assertThat(runs.byClass()).hasSize(1);
    TaskTally tally = runs.byClass().get(TypeField.UNKNOWN);
    assertThat(tally.origins().get("popped").total()).isEqualTo(30);
    assertThat(tally.origins().get("joined").count()).isEqualTo(1);
    assertThat(tally.maxDepth()).isEqualTo(3);
    assertThat(tally.durations().atMost(1)).isBetween(20L, 22L);
  }

  @Test
  void theLargestQueueOfAllIsKept() {
    QueueGrowths growths = new QueueGrowths();
    growths.add(4, 512);
    QueueGrowths other = new QueueGrowths();
    other.add(3, 1024);
    other.add(-1, 64);
    growths.merge(other);
    assertThat(growths.events()).isEqualTo(3);
    assertThat(growths.largest()).isEqualTo(1024);
    assertThat(growths.largestOfWorker()).isTrue();
    growths.add(2, 2048);
    assertThat(growths.largestOfWorker()).isFalse();
  }
}
