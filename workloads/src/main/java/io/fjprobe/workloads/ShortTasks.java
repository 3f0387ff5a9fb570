package io.fjprobe.workloads;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.task.KnobTask;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.LongAdder;

/** As many tasks, all alike, and what they must have done at their end. */
final class ShortTasks {
  private final int count;
  private final int steps;
  private final LongAdder executed = new LongAdder();
  private final LongAdder computed = new LongAdder();

  /**
   * @param steps of computing in each; 0: it only counts itself
   */
  ShortTasks(int count, int steps) {
    this.count = count;
    this.steps = steps;
  }

  private Runnable task() {
    return steps == 0 ? executed::increment : this::compute;
  }

  private void compute() {
    computed.add(KnobTask.unit(steps));
    executed.increment();
  }

  /** How many were executed, once all are. */
  long check() {
    CheckFailure.unlessEqual("the number of executed tasks", executed.sum(), count);
    long expected = steps == 0 ? 0 : (long) count * KnobTask.unit(steps);
    CheckFailure.unlessEqual("the sum of what the tasks computed", computed.sum(), expected);
    return executed.sum();
  }

  /** How an executor gets them. */
  enum Through {
    EXECUTE {
      @Override
      void hand(ShortTasks tasks, ExecutorService executor) {
        for (int i = 0; i < tasks.count; i++) {
          executor.execute(tasks.task());
        }
      }
    },
    SUBMIT {
      @Override
      void hand(ShortTasks tasks, ExecutorService executor) {
        for (int i = 0; i < tasks.count; i++) {
          executor.submit(tasks.task());
        }
      }
    },
    INVOKE_ALL {
      @Override
      void hand(ShortTasks tasks, ExecutorService executor) {
        List<Callable<Object>> all = new ArrayList<>(tasks.count);
        for (int i = 0; i < tasks.count; i++) {
          all.add(Executors.callable(tasks.task()));
        }
        try {
          executor.invokeAll(all);
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt(); // what did not run is missing in the check
        }
      }
    };

    abstract void hand(ShortTasks tasks, ExecutorService executor);

    static Through of(String option) {
      switch (option) {
        case "submit":
          return SUBMIT;
        case "invokeAll":
          return INVOKE_ALL;
        default:
          return EXECUTE;
      }
    }
  }
}
