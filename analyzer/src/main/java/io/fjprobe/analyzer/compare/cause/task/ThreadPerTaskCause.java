package io.fjprobe.analyzer.compare.cause.task;

import io.fjprobe.analyzer.compare.Evidence;
import io.fjprobe.analyzer.compare.Part;
import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One side works in a pool, the other one starts a thread for each task: for all of them, or for
 * those that call the pool, which then run a part of its work.
 */
public final class ThreadPerTaskCause implements Cause {

  /** Threads started per operation: fewer are threads that a JVM starts by itself. */
  private static final double A_THREAD = 0.5;

  private static final List<String> ADVICE =
      List.of(
          "pass an executor to the asynchronous methods, so that all JDKs run them in the same"
              + " way",
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
  public @Nullable Account judge(Case subject) {
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
            + ", and each in its own thread on "
            + outside,
        "Tasks of pools per operation: "
            + subject.both(Evidence.TASKS)
            + "; threads started by the JVM (estimate): "
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
        "tasks that call the pool run in their own threads on "
            + subject.fast()
            + " and do a part of the pool's work there, and they occupy workers of the pool on "
            + subject.slow(),
        "Threads started by the JVM per operation (estimate): "
            + subject.both(Evidence.THREADS_STARTED)
            + ". The pool gets its tasks from these threads on "
            + subject.fast()
            + " (submissions: "
            + subject.both(Evidence.SUBMISSIONS)
            + "), and from its workers on "
            + subject.slow()
            + " (forks: "
            + subject.both(Evidence.FORKS)
            + "). The account of the pool does not contain what such a thread runs itself: see"
            + " the callers in a summary.",
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
