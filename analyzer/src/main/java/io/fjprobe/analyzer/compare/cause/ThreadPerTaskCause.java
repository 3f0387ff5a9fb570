package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.compare.Evidence;
import io.fjprobe.analyzer.compare.Part;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** One side works in a pool, the other one in no pool at all. */
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
    if (slow == subject.fastIsOutside()) {
      return null;
    }
    String outside = slow ? subject.slow() : subject.fast();
    String inside = slow ? subject.fast() : subject.slow();
    return new Account(
        "the tasks run in a Fork/Join pool on " + inside + ", in none on " + outside,
        "Tasks of pools per operation: "
            + subject.both(Evidence.TASKS)
            + ". On "
            + outside
            + " the work is done by other threads, which no account of a pool can show: up to JDK 24"
            + " CompletableFuture starts a thread for each task where the parallelism of the common"
            + " pool is 1.",
        List.of(
            "name an executor for the stages, so that all JDKs run them in the same way",
            "or give the common pool two workers:"
                + " -Djava.util.concurrent.ForkJoinPool.common.parallelism=2"));
  }
}
