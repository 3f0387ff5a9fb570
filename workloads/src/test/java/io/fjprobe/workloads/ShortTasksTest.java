package io.fjprobe.workloads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.figures.Tallied;
import io.fjprobe.workloads.run.figures.Tally;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ShortTasksTest {

  @ParameterizedTest
  @EnumSource(ShortTasks.Through.class)
  void runsAllTasksHoweverTheyAreHandedOver(ShortTasks.Through through) {
    Tally tally = new Tally();
    ShortTasksWorkload.runAll(new ForkJoinPool(2), tally, new ShortTasks(50, 3), through);
    assertThat(Tallied.executedTasks(tally)).isEqualTo(50);
  }

  @Test
  void handsAllOverAtOnceIfAsked() {
    ExecutorService deaf =
        new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
          @Override
          public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks) {
            return List.of();
          }
        };
    ShortTasks tasks = new ShortTasks(5, 0);
    assertThatThrownBy(
            () ->
                ShortTasksWorkload.runAll(
                    deaf, new Tally(), tasks, ShortTasks.Through.of("invokeAll")))
        .isInstanceOf(CheckFailure.class)
        .hasMessageContaining("the number of executed tasks is 0, expected 5");
  }
}
