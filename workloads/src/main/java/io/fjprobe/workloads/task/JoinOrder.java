package io.fjprobe.workloads.task;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.ForkJoinTask;

/** How a task waits for the tasks that it forked. */
public enum JoinOrder {
  /** The first forked is joined first, while all the others are on top of it in the work queue. */
  FIFO("fifo") {
    @Override
    void join(List<? extends ForkJoinTask<?>> forked) {
      for (ForkJoinTask<?> task : forked) {
        task.join();
      }
    }
  },
  /** The last forked is joined first: the order in which a worker pops its own queue. */
  LIFO("lifo") {
    @Override
    void join(List<? extends ForkJoinTask<?>> forked) {
      for (int i = forked.size() - 1; i >= 0; i--) {
        forked.get(i).join();
      }
    }
  },
  /** Left to {@link ForkJoinTask#invokeAll(Collection)}, which forks as well. */
  INVOKE_ALL("invokeAll") {
    @Override
    void fork(List<? extends ForkJoinTask<?>> tasks) {}

    @Override
    void join(List<? extends ForkJoinTask<?>> tasks) {
      ForkJoinTask.invokeAll(tasks);
    }
  };

  /** As written on the command line. */
  public final String text;

  JoinOrder(String text) {
    this.text = text;
  }

  public static JoinOrder of(String text) {
    for (JoinOrder order : values()) {
      if (order.text.equals(text)) {
        return order;
      }
    }
    throw new IllegalArgumentException(text);
  }

  void fork(List<? extends ForkJoinTask<?>> tasks) {
    for (ForkJoinTask<?> task : tasks) {
      task.fork();
    }
  }

  abstract void join(List<? extends ForkJoinTask<?>> forked);
}
