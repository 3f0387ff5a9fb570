package io.fjprobe.analyzer.finding.task;

import static io.fjprobe.analyzer.finding.limit.Condition.THREAD_PER_TASK_HIGHEST_RATE;
import static io.fjprobe.analyzer.finding.limit.Condition.THREAD_PER_TASK_THREADS;
import static io.fjprobe.analyzer.finding.limit.Threshold.THREAD_PER_TASK;
import static io.fjprobe.analyzer.finding.limit.Threshold.THREAD_PER_TASK_OTHERS;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.thread.ProcessAccount;
import io.fjprobe.analyzer.account.thread.ThreadStartAccount;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Each task has a thread of its own, as CompletableFuture does it up to JDK 24 where the common
 * pool would have one worker only.
 *
 * <p>Needs jdk.JavaThreadStatistics; samples say what the threads ran.
 */
public final class ThreadPerTaskFinding implements Finding {

  public static final String ID = "thread-per-task";

  /**
   * Up to this JDK release, CompletableFuture may start a thread for each task. Later it always
   * uses the common pool.
   */
  private static final int LAST_JDK = 24;

  @Override
  public String id() {
    return ID;
  }

  @Override
  public boolean isOfJvm() {
    return true;
  }

  @Override
  public KnownBy knownBy(Subject subject) {
    ProcessAccount process = subject.section().process();
    return areStages(process) || process.threadStarts().seen() > 0
        ? KnownBy.SAMPLED
        : KnownBy.BOUNDED;
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Limits limits = subject.limits();
    ProcessAccount process = subject.section().process();
    Verdict verdict = new Verdict(this, subject);
    if (process.threadsStarted() == null || subject.section().period().wallNanos() == 0) {
      return verdict.notRecorded(
          "threads started: the recording has fewer than two jdk.JavaThreadStatistics");
    }
    long started = Math.max(process.threadsStarted() - workers(subject), 0);
    double rate = started * 1e9 / subject.section().period().wallNanos();
    boolean stages = areStages(process);
    if (started < limits.count(THREAD_PER_TASK_THREADS)
        || rate
            < (stages ? limits.remark(THREAD_PER_TASK) : limits.remark(THREAD_PER_TASK_OTHERS))) {
      return verdict.ok("few threads were started besides workers");
    }
    return verdict.diagnosis(
        rate >= limits.warning(stages ? THREAD_PER_TASK : THREAD_PER_TASK_OTHERS)
                && (stages || isKnown(process.threadStarts()))
            ? Severity.WARNING
            : Severity.INFO,
        Math.min(1, rate / limits.value(THREAD_PER_TASK_HIGHEST_RATE)),
        null,
        stages
            ? text(
                "CompletableFuture starts a thread for each task: about %s threads, %s a second",
                Wording.count(started), Wording.number(rate))
            : text(
                "About %s threads were started besides workers, %s a second%s",
                Wording.count(started),
                Wording.number(rate),
                process.threadStarts().line() == null
                    ? ""
                    : text(", most often at %s", process.threadStarts().line())),
        text(
            "%s Starting and ending a thread costs tens of microseconds, more than most tasks."
                + " Thresholds: remark from %s, warning from %s threads a second where"
                + " CompletableFuture starts them; otherwise remark from %s, and warning from %s if"
                + " events name the line.",
            stages ? seen(subject, process) : unseen(subject, process.threadStarts()),
            Wording.number(limits.remark(THREAD_PER_TASK)),
            Wording.number(limits.warning(THREAD_PER_TASK)),
            Wording.number(limits.remark(THREAD_PER_TASK_OTHERS)),
            Wording.number(limits.warning(THREAD_PER_TASK_OTHERS))),
        advice(process));
  }

  /** This tells whether events name a line that starts threads. */
  private static boolean isKnown(ThreadStartAccount starts) {
    return !starts.sampled() && starts.line() != null;
  }

  private static long workers(Subject subject) {
    return subject.section().pools().stream()
        .map(pool -> workers(pool))
        .filter(Objects::nonNull)
        .mapToLong(Long::longValue)
        .sum();
  }

  /**
   * This is the number of workers that were started. Pools that are not recorded are taken to have
   * started as many each as the others.
   */
  private static @Nullable Long workers(PoolAccount pool) {
    Long started = pool.counts().count(PoolCounter.WORKERS_STARTED);
    return started == null || pool.presence().lives().recorded() == 0
        ? started
        : Long.valueOf(
            started * pool.presence().lives().pools() / pool.presence().lives().recorded());
  }

  /**
   * This tells whether samples show threads that run tasks of a CompletableFuture, or show that
   * most threads are started for such a task.
   */
  private static boolean areStages(ProcessAccount process) {
    ThreadStartAccount starts = process.threadStarts();
    return process.threadPerTaskSamples() > 0 || 2 * starts.forOneTask() > starts.seen();
  }

  private static String seen(Subject subject, ProcessAccount process) {
    return text(
        "%s Up to JDK %d its methods without an executor do this where the common pool has a"
            + " parallelism below 2%s.",
        process.threadPerTaskSamples() > 0
            ? text(
                "%s found a thread that runs one task of a CompletableFuture and nothing else.",
                Wording.many(process.threadPerTaskSamples(), "sample"))
            : text(
                "In %s, CompletableFuture starts a thread for a single task.",
                many(process.threadStarts(), process.threadStarts().forOneTask())),
        LAST_JDK,
        subject.cpus() == null
            ? ""
            : text(", by default with 1 or 2 CPUs (here %s)", Wording.many(subject.cpus(), "CPU")));
  }

  private static String unseen(Subject subject, ThreadStartAccount starts) {
    if (starts.seen() > 0) {
      return text(
          "In %s, the line that starts a thread is known. No sample shows that these threads ran"
              + " tasks of a CompletableFuture.",
          many(starts, starts.seen()));
    }
    Integer cpus = subject.cpus();
    return subject.jdk() <= LAST_JDK && cpus != null && cpus <= 2
        ? text(
            "No sample shows what they ran. With %s and JDK %d, CompletableFuture starts a"
                + " thread for each task without an executor: that may be the reason.",
            Wording.many(cpus, "CPU"), subject.jdk())
        : "No sample shows that they ran tasks of a CompletableFuture.";
  }

  private static String many(ThreadStartAccount starts, long number) {
    return Wording.many(number, starts.sampled() ? "sample" : "event");
  }

  private static List<String> advice(ProcessAccount process) {
    if (!areStages(process)) {
      String starter = process.threadStarts().line();
      return List.of(
          starter == null
              ? "look for new Thread, and for executors that do not keep threads"
              : text("use an executor that keeps its threads; start at %s", starter));
    }
    String task = process.threadPerTaskLine();
    String starter = process.threadStarts().forOneTaskLine();
    return List.of(
        text(
            "give supplyAsync, runAsync and the other async methods an executor as their last"
                + " argument%s",
            starter != null
                ? "; start at " + starter
                : task != null ? "; start with the task " + task : ""),
        "or start the JVM with -Djava.util.concurrent.ForkJoinPool.common.parallelism=2, if no"
            + " task blocks");
  }
}
