package io.fjprobe.analyzer.compare.cause.task;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.task.ThreadPerTaskFinding;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One side works in a pool, the other one starts a thread for each task: for all of them, for those
 * that call the pool, which then run a part of its work, or for those that have no executor, while
 * others run in the pool on both sides.
 */
public final class ThreadPerTaskCause implements Cause {

  /** The parts of the time that it acts on if other tasks run in the pool on both sides. */
  private static final Set<Part> OF_SOME =
      EnumSet.of(Part.IDLE, Part.SEQUENTIAL, Part.SPIN, Part.SCAN, Part.FORK_JOIN, Part.SUBMIT);

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
    boolean slow = subject.onSlow(subject.contrast().isOutside());
    if (bothAreAlike(subject)) {
      Account threads = slow ? null : threadsOfSome(subject);
      return threads != null || slow
          ? threads
          : threadsOfTheirOwnHelp(subject) ? help(subject) : null;
    }
    if (!aThreadForEach(subject, slow)) {
      return null;
    }
    String outside = slow ? subject.slow() : subject.fast();
    String inside = slow ? subject.fast() : subject.slow();
    return subject.account(
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

  /**
   * Returns only some parts if other tasks run in the pool on both sides. A thread that starts
   * these threads computes outside the pool meanwhile, or waits for them.
   */
  @Override
  public Set<Part> parts(Case subject) {
    return bothAreAlike(subject) && threadsOfSome(subject) != null ? OF_SOME : parts();
  }

  /** Returns whether both sides work in a pool, or none does. */
  private static boolean bothAreAlike(Case subject) {
    BySide<Boolean> outside = subject.contrast().isOutside();
    return outside.base().equals(outside.next());
  }

  /**
   * Returns what the summaries of the slow recordings say of such threads; null: they do not. Their
   * evidence is samples of what threads run.
   */
  private static @Nullable Account threadsOfSome(Case subject) {
    Diagnosis heard = subject.onlyHeardOfSlow(ThreadPerTaskFinding.ID);
    double more =
        subject.onSlow(Evidence.THREADS_STARTED) - subject.onFast(Evidence.THREADS_STARTED);
    return heard == null
            || heard.severity() != Severity.WARNING
            || !subject.more(Evidence.THREADS_STARTED, CauseLimit.MUCH_MORE)
            || !subject.canMake(
                CauseLimit.ADDITIONAL_MAKE, more * CauseLimit.THREAD_PER_TASK_HIGHEST_COST.value())
        ? null
        : subject.account(
            "many tasks have a thread of their own on "
                + subject.slow()
                + ", and hardly any on "
                + subject.fast(),
            "Threads started by the JVM per operation (estimate): "
                + subject.both(Evidence.THREADS_STARTED)
                + ". "
                + heard.statement().explanation(),
            heard.statement().advice());
  }

  /**
   * Returns whether workers of the slow side fork what threads that are started for it submit on
   * the fast side.
   */
  private static boolean threadsOfTheirOwnHelp(Case subject) {
    return subject.fewer(Evidence.THREADS_STARTED, CauseLimit.MUCH_MORE)
        && subject.onFast(Evidence.THREADS_STARTED) > CauseLimit.THREAD_PER_TASK_THREADS.value()
        && subject.fewer(Evidence.SUBMISSIONS)
        && subject.more(Evidence.FORKS);
  }

  private static Account help(Case subject) {
    return subject.account(
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

  /**
   * Returns whether about one thread more is started for each task, where no pool runs them.
   * Threads are counted over the whole recording, so that this is not exact.
   */
  private static boolean aThreadForEach(Case subject, boolean slowIsOutside) {
    double slow = subject.onSlow(Evidence.THREADS_STARTED);
    double fast = subject.onFast(Evidence.THREADS_STARTED);
    double tasks = slowIsOutside ? subject.onFast(Evidence.TASKS) : subject.onSlow(Evidence.TASKS);
    return (slowIsOutside ? slow - fast : fast - slow)
        > tasks / CauseLimit.THREAD_PER_TASK_FOR_EACH.value();
  }
}
