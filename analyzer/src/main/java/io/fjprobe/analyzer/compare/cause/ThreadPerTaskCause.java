package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.compare.Evidence;
import io.fjprobe.analyzer.compare.Part;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** One side works in a pool, the other one starts a thread for each task. */
final class ThreadPerTaskCause implements Cause {

  @Override
  public String id() {
    return "thread-per-task";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.allOf(Part.class);
  }

  @Override
  public Account judge(Case subject) {
    boolean slow = subject.slowIsOutside();
    if (slow == subject.fastIsOutside() || !aThreadForEach(subject, slow)) {
      return null;
    }
    String outside = slow ? subject.slow() : subject.fast();
    String inside = slow ? subject.fast() : subject.slow();
    return new Account(
        "the tasks run in a Fork/Join pool on "
            + inside
            + ", each in a thread of its own on "
            + outside,
        "Tasks of pools per operation: "
            + subject.both(Evidence.TASKS)
            + "; threads started by the JVM, about: "
            + subject.both(Evidence.THREADS_STARTED)
            + ".",
        List.of(
            "name an executor for what runs asynchronously, so that all JDKs run it in the same way",
            "or give the common pool two workers:"
                + " -Djava.util.concurrent.ForkJoinPool.common.parallelism=2"));
  }

  /** Threads are counted over the whole recording, so that this is no exact matter. */
  private static boolean aThreadForEach(Case subject, boolean slowIsOutside) {
    double threads =
        slowIsOutside
            ? subject.onSlow(Evidence.THREADS_STARTED)
            : subject.onFast(Evidence.THREADS_STARTED);
    double tasks = slowIsOutside ? subject.onFast(Evidence.TASKS) : subject.onSlow(Evidence.TASKS);
    return threads > tasks / 2;
  }
}
