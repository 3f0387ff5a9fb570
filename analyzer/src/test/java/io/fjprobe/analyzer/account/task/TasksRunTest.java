package io.fjprobe.analyzer.account.task;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.number.Increase;
import io.fjprobe.analyzer.account.window.Operations;
import io.fjprobe.analyzer.contract.PoolCounter;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class TasksRunTest {

  private static final Operations TEN_OPERATIONS = new Operations(1, 10, "op", 1_000_000_000, 1, 1);

  private final long[] counters = new long[PoolCounter.values().length];

  private TasksRun tasks(long queuedMore) {
    return TasksRun.of(new Increase<>(1_000_000_000, queuedMore, counters), TEN_OPERATIONS);
  }

  private void count(PoolCounter counter, long count) {
    counters[counter.ordinal()] = count;
  }

  @Test
  void whatWasCountedIsNotDerived() {
    count(PoolCounter.FORKS, 100);
    count(PoolCounter.TASKS_RUN, 70);
    assertThat(tasks(0)).isEqualTo(new TasksRun(70L, false, 70.0, 7.0));
  }

  @Test
  void elseItIsWhatCameInAndIsGone() {
    count(PoolCounter.TASKS_RUN, -1);
    count(PoolCounter.FORKS, 100);
    count(PoolCounter.SUBMISSIONS, 20);
    count(PoolCounter.DISCARDED_TASKS, 5);
    assertThat(tasks(0)).isEqualTo(new TasksRun(115L, true, 115.0, 11.5));
    assertThat(tasks(15).count()).isEqualTo(100);
    assertThat(tasks(-15).count()).as("queued before, run now").isEqualTo(130);
    assertThat(tasks(200).count()).as("racy reads").isZero();
  }

  @Test
  void whatTheProgramTookBackDidNotRun() {
    count(PoolCounter.TASKS_RUN, -1);
    count(PoolCounter.FORKS, 100);
    count(PoolCounter.TAKEN_BACK_TASKS, 30);
    assertThat(tasks(0).count()).isEqualTo(70);
    count(PoolCounter.TAKEN_BACK_TASKS, -1);
    assertThat(tasks(0).count()).as("by an agent that did not count it").isEqualTo(100);
  }

  @Test
  void nothingIsDerivedFromWhatIsNotRecorded() {
    count(PoolCounter.TASKS_RUN, -1);
    for (PoolCounter part :
        List.of(PoolCounter.FORKS, PoolCounter.SUBMISSIONS, PoolCounter.DISCARDED_TASKS)) {
      Arrays.fill(counters, 9);
      count(PoolCounter.TASKS_RUN, -1);
      count(part, -1);
      assertThat(tasks(0)).as(part.field()).isEqualTo(new TasksRun(null, false, null, null));
    }
  }
}
