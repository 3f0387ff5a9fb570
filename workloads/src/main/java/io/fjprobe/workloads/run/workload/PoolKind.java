package io.fjprobe.workloads.run.workload;

import java.util.concurrent.ForkJoinPool;

/** Where the tasks of a workload run. */
public enum PoolKind {
  /** In a pool that the runner makes. */
  LIFO,

  /** The same in async mode. */
  FIFO,

  /** In the pool of the whole JVM, whose parallelism is set when the JVM starts. */
  COMMON {
    @Override
    public int parallelism(int asked) {
      return ForkJoinPool.getCommonPoolParallelism();
    }

    @Override
    public String property() {
      return "java.util.concurrent.ForkJoinPool.common.parallelism";
    }
  },

  /** In the scheduler of virtual threads, which says nothing of itself. */
  SCHEDULER {
    @Override
    public int parallelism(int asked) {
      return Integer.getInteger(property(), Runtime.getRuntime().availableProcessors());
    }

    @Override
    public String property() {
      return "jdk.virtualThreadScheduler.parallelism";
    }
  },

  /** In a pool of the library jsr166y, as JDK 7 had it, that the runner makes. */
  JSR166Y,

  /** In an executor that the operation makes and ends itself. */
  OTHER;

  public int parallelism(int asked) {
    return asked;
  }

  /** That decides on the parallelism; null: the command line does. */
  public String property() {
    return null;
  }
}
