package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.account.moment.ReleaseRow;
import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Threshold;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What code is called for explains why it holds the program up.
 *
 * <p>Needs looks at all threads. Frames below the code tell what it is called for.
 */
abstract class ContextFinding extends LookFinding {

  private final Context context;
  private final Threshold threshold;
  private final boolean alone;

  /**
   * @param alone whether only the time counts in which nothing else ran
   */
  ContextFinding(Context context, Threshold threshold, boolean alone) {
    this.context = context;
    this.threshold = threshold;
    this.alone = alone;
  }

  @Override
  public final String id() {
    return context.finding();
  }

  @Override
  final Diagnosis judge(Subject subject, Verdict verdict, MomentAccount account) {
    HeldUp held = held(subject);
    if (held == null) {
      return verdict.ok(text("hardly any time goes to %s", what()));
    }
    return verdict.diagnosis(
        severity(held),
        held.share(),
        null,
        summary(held),
        held.seen()
            + text(
                ", %s had %s of the time%s. Most of it, %s %s%s.%s%s",
                what(),
                Wording.percent(held.share()),
                alone ? " while nothing else ran" : "",
                MomentWording.one(held.first()),
                MomentWording.of(held.first().doing()),
                MomentWording.line(held.first()),
                waiters(held),
                held.thresholds()),
        advice(MomentWording.line(held.first())));
  }

  /**
   * Whoever waits for a result is often nearer to what has to be changed than what it waits for.
   */
  private static String waiters(HeldUp held) {
    String by = held.first().where();
    return held.account().releases().stream()
        .filter(row -> row.doing() == Doing.WAITS_FOR_RESULT && row.by().equals(by))
        .filter(row -> row.line() != null && !row.where().equals(by))
        .max(Comparator.comparingLong(ReleaseRow::times))
        .map(row -> text(" %s waits for its result%s.", row.where(), MomentWording.line(row)))
        .orElse("");
  }

  /** This is null if it is not worth a remark. */
  final @Nullable HeldUp held(Subject subject) {
    return HeldUp.of(subject, threshold, this::part);
  }

  private double part(Box box) {
    return box.context() != context || !isOf(box) ? 0 : alone ? HeldUp.alone(box) : 1;
  }

  /** A box in this context may still be something else. */
  boolean isOf(Box box) {
    return true;
  }

  Severity severity(HeldUp held) {
    return held.severity();
  }

  /** These words say what takes the time. They stand in the middle of a sentence. */
  abstract String what();

  abstract String summary(HeldUp held);

  /**
   * @param line the end of a sentence that says where it is
   */
  abstract List<String> advice(String line);
}
