package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.account.moment.WaitRow;
import io.fjprobe.analyzer.contract.Doing;
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
    WaitRow wait = wait(unused.account(), first);
    boolean serial =
        wait == null
            && first.doing().runsCode()
            && first.alone() >= unused.most(); // it is often on purpose
    Doing doing = wait == null ? first.doing() : wait.doing();
    boolean outside = doing == Doing.OUTSIDE || doing == Doing.SLEEPS; // a limit of such calls
    return verdict.diagnosis(
        serial || outside ? Severity.INFO : unused.severity(boxes),
        unused.timeShare(),
        null,
        text(
            "All threads of an executor (%s) are taken while tasks wait in its queue; %s of the"
                + " time of the CPUs is unused meanwhile",
            first.where(), Wording.percent(unused.cpuShare())),
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
            + (outside
                ? " The number of such calls is often limited on purpose, so this is a remark."
                : ""),
        wait == null
            ? advice(first.doing(), MomentWording.line(first), serial)
            : advice(wait.doing(), MomentWording.line(wait), false));
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
