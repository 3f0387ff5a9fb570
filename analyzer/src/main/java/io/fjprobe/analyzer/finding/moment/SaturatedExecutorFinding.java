package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.finding.limit.Condition.SATURATED_EXECUTOR_OWN_RELEASES;
import static io.fjprobe.analyzer.finding.limit.Condition.SATURATED_EXECUTOR_OWN_WAITS;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.account.moment.ReleaseRow;
import io.fjprobe.analyzer.account.moment.WaitRow;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.ExecutorKind;
import io.fjprobe.analyzer.contract.Unused;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Threshold;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tasks wait in the queue of an executor that is no Fork/Join pool, all its threads are taken, and
 * CPUs are unused.
 *
 * <p>Needs looks at all threads, with the queues of executors.
 */
public final class SaturatedExecutorFinding extends MomentFinding {

  public SaturatedExecutorFinding() {
    super(Unused.EXECUTOR, Threshold.SATURATED_EXECUTOR);
  }

  @Override
  public String id() {
    return "saturated-executor";
  }

  @Override
  @Nullable String missing(MomentAccount account) {
    return account.executors() == null ? "the queues of executors" : null;
  }

  @Override
  Diagnosis judge(Verdict verdict, UnusedCpus unused) {
    List<Box> boxes = boxes(unused, box -> box.tasksWait() >= unused.most());
    if (boxes.isEmpty()) {
      return verdict.ok("tasks wait for an executor only for moments");
    }
    Box first = boxes.get(0);
    boolean one = unused.account().isKind(first.where(), ExecutorKind.ONE);
    WaitRow own = one ? ownResults(unused, first) : null;
    if (own != null) {
      return ownResults(verdict, unused, boxes, own);
    }
    double idleAlike = HeldUp.mean(boxes, Box::idleAlike);
    if (idleAlike >= unused.most()) {
      return oneOfSeveral(verdict, unused, boxes, idleAlike);
    }
    WaitRow wait = wait(unused.account(), first);
    boolean serial =
        wait == null
            && first.doing().runsCode()
            && first.alone() >= unused.most(); // it is often on purpose
    Doing doing = wait == null ? first.doing() : wait.doing();
    boolean late = unused.account().isKind(first.where(), ExecutorKind.SCHEDULES);
    boolean small = unused.account().isKind(first.where(), ExecutorKind.NEVER_GROWS);
    boolean outside = isOutside(unused, doing, first) && !late && !small;
    return verdict.diagnosis(
        (serial || outside) && !late && !small ? Severity.INFO : unused.severity(boxes),
        unused.timeShare(),
        null,
        text(
            late
                ? "All threads of a scheduler (%s) are taken while tasks are due; %s of the time of"
                    + " the CPUs is unused meanwhile"
                : "All threads of an executor (%s) are taken while tasks wait in its queue; %s of the"
                    + " time of the CPUs is unused meanwhile",
            first.where(),
            Wording.percent(unused.cpuShare())),
        unused.seen()
            + text(
                " while tasks waited in the queue of the executor and none of its threads was free."
                    + " %s.%s",
                wait == null
                    ? text(
                        "Most of the time, a thread of it %s%s",
                        MomentWording.of(first.doing()), MomentWording.line(first))
                    : text(
                        "On average, %.1f of them %s%s",
                        wait.threads(), plural(wait.doing()), MomentWording.line(wait)),
                unused.thresholds())
            + (late ? " These tasks have their own times, so they are late." : "")
            + (small
                ? " The executor may have more threads, but it starts them only when its queue is"
                    + " full, and the queue has no limit."
                : "")
            + (outside
                ? " The number of such calls is often limited on purpose, so this is a remark."
                : ""),
        small
            ? List.of(
                "give the executor as many core threads as it needs, and let them end when they are"
                    + " idle (allowCoreThreadTimeOut), or give its queue a limit")
            : wait == null
                ? advice(first.doing(), MomentWording.line(first), serial)
                : advice(wait.doing(), MomentWording.line(wait), false));
  }

  /**
   * This tells whether its threads wait for others than this program, so that the executor may
   * limit such calls. If nothing goes on while they wait for results that other threads bring,
   * these come from outside, too.
   */
  private static boolean isOutside(UnusedCpus unused, Doing doing, Box first) {
    return doing == Doing.OUTSIDE
        || doing == Doing.SLEEPS
        || first.doing() == Doing.WAITS_FOR_RESULT && Results.of(unused, first).areOfOthers();
  }

  /**
   * This is who gave the results that threads of an executor waited for.
   *
   * @param own how often it was a thread of the same executor
   */
  private record Results(UnusedCpus unused, long own, long all) {

    static Results of(UnusedCpus unused, Box first) {
      List<ReleaseRow> releases =
          unused.account().releases().stream()
              .filter(row -> row.doing() == Doing.WAITS_FOR_RESULT)
              .filter(row -> row.where().equals(first.where()))
              .toList();
      long own =
          releases.stream()
              .filter(row -> row.by().equals(first.where()))
              .mapToLong(ReleaseRow::times)
              .sum();
      return new Results(unused, own, releases.stream().mapToLong(ReleaseRow::times).sum());
    }

    boolean areOwn() {
      return isEnough(own) && own >= unused.most() * all;
    }

    boolean areOfOthers() {
      return isEnough(all) && own < unused.most() * all;
    }

    private boolean isEnough(long times) {
      return times >= unused.limits().count(SATURATED_EXECUTOR_OWN_RELEASES);
    }
  }

  /**
   * This is a wait with at least as many threads of the executor as the box has on average. Null:
   * there is no such wait.
   */
  private static @Nullable WaitRow wait(MomentAccount account, Box first) {
    return account.waits().stream()
        .filter(row -> !row.doing().isKeptOut() && row.where().equals(first.where()))
        .filter(row -> row.threads() >= first.width() * first.share())
        .findFirst()
        .orElse(null);
  }

  /**
   * These are the threads of the executor that wait for results which other threads of the same
   * executor give. Null: there are few, or others give them.
   */
  private static @Nullable WaitRow ownResults(UnusedCpus unused, Box first) {
    MomentAccount account = unused.account();
    double least =
        unused.limits().value(SATURATED_EXECUTOR_OWN_WAITS) * first.width() * first.share();
    return !Results.of(unused, first).areOwn()
        ? null
        : account.waits().stream()
            .filter(row -> row.doing() == Doing.WAITS_FOR_RESULT)
            .filter(row -> row.where().equals(first.where()))
            .filter(row -> row.threads() >= least)
            .findFirst()
            .orElse(null);
  }

  private static Diagnosis ownResults(
      Verdict verdict, UnusedCpus unused, List<Box> boxes, WaitRow own) {
    return verdict.diagnosis(
        unused.severity(boxes),
        unused.timeShare(),
        null,
        text(
            "Tasks of an executor (%s) wait for other tasks of it, while tasks wait in its queue; %s"
                + " of the time of the CPUs is unused meanwhile",
            own.where(), Wording.percent(unused.cpuShare())),
        unused.seen()
            + text(
                " while tasks waited in the queue of the executor and none of its threads was free."
                    + " On average, %.1f of its threads wait for results%s, which threads of the"
                    + " same executor give.%s",
                own.threads(), MomentWording.line(own), unused.thresholds()),
        List.of(
            text(
                "let tasks go on when the result has come, instead of waiting for it%s",
                MomentWording.line(own)),
            "or run the tasks that are waited for in an executor of their own: if all threads wait,"
                + " nobody is left to run them"));
  }

  private static Diagnosis oneOfSeveral(
      Verdict verdict, UnusedCpus unused, List<Box> boxes, double idleAlike) {
    Box first = boxes.get(0);
    return verdict.diagnosis(
        unused.severity(boxes),
        unused.timeShare(),
        null,
        text(
            "All threads of one executor (%s) are taken while tasks wait in its queue, and %s of the"
                + " executors with such names have nothing to do",
            first.where(), Wording.percent(idleAlike)),
        unused.seen()
            + text(
                " while tasks waited in the queue of the executor and none of its threads was free."
                    + " Most of the time, a thread of it %s%s. Meanwhile, %s of the other executors"
                    + " whose threads have such names had nothing to do.%s",
                MomentWording.of(first.doing()),
                MomentWording.line(first),
                Wording.percent(idleAlike),
                unused.thresholds()),
        List.of(
            "check how tasks are divided among these executors: nearly all of them go to one",
            "or let one executor with several threads run them all"));
  }

  private static String plural(Doing doing) {
    return switch (doing) {
      case SLEEPS -> "sleep";
      case OUTSIDE -> "are blocked outside the JVM";
      case WAITS_FOR_RESULT -> "wait for results";
      default -> "wait";
    };
  }

  private static List<String> advice(Doing doing, String line, boolean serial) {
    if (doing == Doing.WAITS_FOR_RESULT) {
      return List.of(
          text("let tasks go on when the result has come, instead of waiting for it%s", line),
          "or give the executor more threads; a result that another task of the same executor"
              + " has to give may never come");
    }
    return serial
        ? List.of(
            text(
                "if these tasks may run at the same time, give the executor more threads; else make"
                    + " them shorter%s",
                line))
        : List.of(
            text(
                "give the executor more threads, or take out of its tasks what they wait for%s",
                line));
  }
}
