package io.fjprobe.analyzer.compare.cause.task;

import io.fjprobe.analyzer.compare.Evidence;
import io.fjprobe.analyzer.compare.Part;
import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * One side works in a pool, the other one starts a thread for each task: for all of them, or for
 * those that call the pool, which then run a part of its work.
 */
public final class ThreadPerTaskCause implements Cause {

  /** Threads started per operation: fewer are threads that a JVM starts by itself. */
  private static final double A_THREAD = 0.5;

  private static final List<String> ADVICE =
      List.of(
          "name an executor for what runs asynchronously, so that all JDKs run it in the same way",
          "or give the common pool two workers:"
              + " -Djava.util.concurrent.ForkJoinPool.common.parallelism=2");

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
      return slow || !threadsOfTheirOwnHelp(subject) ? null : help(subject);
    }
    if (!aThreadForEach(subject, slow)) {
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
        ADVICE);
  }

  /** What comes from threads that are started for it on the fast side, workers fork on the slow. */
  private static boolean threadsOfTheirOwnHelp(Case subject) {
    return subject.fewer(Evidence.THREADS_STARTED, 2)
        && subject.onFast(Evidence.THREADS_STARTED) > A_THREAD
        && subject.fewer(Evidence.SUBMISSIONS)
        && subject.more(Evidence.FORKS);
  }

  private static Account help(Case subject) {
    return new Account(
        "tasks that call the pool have threads of their own on "
            + subject.fast()
            + ", which do a part of its work, and take its workers on "
            + subject.slow(),
        "Threads started by the JVM per operation, about: "
            + subject.both(Evidence.THREADS_STARTED)
            + ". From them the pool gets its tasks on "
            + subject.fast()
            + " (submissions: "
            + subject.both(Evidence.SUBMISSIONS)
            + "), from its workers on "
            + subject.slow()
            + " (forks: "
            + subject.both(Evidence.FORKS)
            + "). What such a thread runs itself is in no account of the pool: see the callers in a"
            + " summary.",
        ADVICE);
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
