package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.finding.limit.Condition.STRAGGLERS_SERIAL;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Threshold;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Tasks that block while other threads of their pool or executor have none.
 *
 * @param held the time that they hold up, times the share of the threads without a task
 */
record Stragglers(HeldUp held) {

  /**
   * Null: it is less than is worth a remark.
   *
   * @param of the pool or the executors that are judged
   */
  static @Nullable Stragglers of(Finding.Subject subject, Threshold threshold, Predicate<Box> of) {
    HeldUp held =
        HeldUp.of(
            subject,
            threshold,
            box -> box.doing().isBlocked() && of.test(box) ? box.idleBeside() : 0);
    return held == null ? null : new Stragglers(held);
  }

  private double time() {
    return held.boxes().stream().mapToDouble(Box::share).sum();
  }

  /** This is the thread time of the tasks, as a multiple of the wall time. */
  private double threadTime() {
    return held.boxes().stream().mapToDouble(box -> box.share() * box.width()).sum();
  }

  private double alone() {
    return held.boxes().stream().mapToDouble(box -> box.share() * HeldUp.alone(box)).sum();
  }

  /** Hardly ever does a second task block beside the first. */
  boolean isSerial() {
    return alone() >= held.limits().value(STRAGGLERS_SERIAL) * threadTime();
  }

  /**
   * @param threads what those of the pool or of the executor are called
   * @param caller line that waits for the tasks
   * @param join line that waits in a join, if tasks run one after the other
   */
  Diagnosis diagnosis(
      Verdict verdict, String threads, Optional<String> caller, Optional<String> join) {
    String idle = Wording.percent(held.share() / time());
    return verdict.diagnosis(
        held.severity(),
        held.share(),
        null,
        text(
            isSerial()
                ? "Tasks that block run one after the other; %s of the %s have no task meanwhile"
                : "The caller waits for the last few tasks, which block; %s of the %s have no task"
                    + " meanwhile",
            idle,
            threads),
        held.seen()
            + text(
                ", tasks blocked%s for %s of the time. On average, %.1f threads did so at a time;"
                    + " for %s of the time, it was one alone. Meanwhile, %s of the %s had no task,"
                    + " so more threads would not help. Both shares multiplied give %s. Thresholds:"
                    + " remark from %s, warning from %s.",
                MomentWording.line(held.first()),
                Wording.percent(time()),
                threadTime() / time(),
                Wording.percent(alone()),
                idle,
                threads,
                Wording.percent(held.share()),
                Wording.percent(held.limits().remark(held.threshold())),
                Wording.percent(held.limits().warning(held.threshold()))),
        advice(caller, join));
  }

  private List<String> advice(Optional<String> caller, Optional<String> join) {
    List<String> advice = new ArrayList<>();
    if (isSerial()) {
      join.ifPresent(
          line ->
              advice.add(
                  text(
                      "fork all tasks before joining any of them, if this is where they are forked"
                          + " and joined one by one: %s",
                      line)));
    }
    advice.add(
        text(
            "hand over all tasks before waiting for any of them%s: who waits for one batch after the"
                + " other waits for the slowest task of each",
            caller.map(line -> text(" (%s waits)", line)).orElse("")));
    advice.add(
        isSerial()
            ? "or check whether their source can be divided: a list can, an iterator or a reader"
                + " can't"
            : "or divide the tasks that block longest, and start them first");
    return advice;
  }
}
