package io.fjprobe.analyzer.finding.task;

import static io.fjprobe.analyzer.finding.limit.Condition.ENOUGH_SAMPLES;
import static io.fjprobe.analyzer.finding.limit.Condition.EXCEPTIONS_MANY;
import static io.fjprobe.analyzer.finding.limit.Condition.MOST;
import static io.fjprobe.analyzer.finding.limit.Threshold.EXCEPTIONS_ELSEWHERE;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.code.CodeRow;
import io.fjprobe.analyzer.account.code.MethodAccount;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.wording.Wording;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Threads outside of pools make many exceptions.
 *
 * <p>Needs jdk.ExceptionStatistics, and samples, which show who makes them.
 */
public final class ExceptionsElsewhereFinding implements Finding {

  @Override
  public String id() {
    return "exceptions-elsewhere";
  }

  @Override
  public boolean isOfJvm() {
    return true;
  }

  @Override
  public KnownBy knownBy(Subject subject) {
    return KnownBy.SAMPLED;
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Limits limits = subject.limits();
    SectionAccount section = subject.section();
    Verdict verdict = new Verdict(this, subject);
    Double made = section.machine().throwablesPerSecond();
    if (made == null) {
      return verdict.notRecorded("exceptions: the JVM did not count them");
    }
    if (made < limits.value(EXCEPTIONS_MANY)) {
      return verdict.ok("few exceptions are created");
    }
    MethodAccount all = section.methods();
    if (all.samples() < limits.count(ENOUGH_SAMPLES)) {
      return verdict.notRecorded("who creates exceptions: there are too few samples of threads");
    }
    MethodAccount making = section.methodsOfThrowables();
    double share = (double) making.samples() / all.samples();
    if (share < limits.warning(EXCEPTIONS_ELSEWHERE)) {
      return verdict.ok("few samples show an exception being made");
    }
    if (inPools(section) >= limits.value(MOST) * making.samples()) {
      return verdict.ok("tasks of pools make them: see exceptions");
    }
    String method = maker(making);
    return verdict.diagnosis(
        method == null ? Severity.INFO : Severity.WARNING,
        share,
        null,
        text(
            "Threads make exceptions, or read their stacks, in %s of the samples%s",
            Wording.percent(Math.min(share, 1)),
            method == null ? "" : ", most of them in " + method),
        text(
            "About %s exceptions a second were created in the whole JVM. Of %s of all threads, %s show"
                + " one being made or its stack being read. Filling in a stack trace takes"
                + " microseconds, and more if the stack is deep. Threshold: warning from %s of the"
                + " samples.",
            Wording.count(Math.round(made)),
            Wording.many(all.samples(), "sample"),
            Wording.count(making.samples()),
            Wording.percent(limits.warning(EXCEPTIONS_ELSEWHERE))),
        List.of(
            method == null
                ? "find out who creates them, and check without an exception for what is expected"
                    + " to fail"
                : text("in %s, check without an exception for what is expected to fail", method),
            CaughtExceptions.WITHOUT_STACK_TRACE));
  }

  private static long inPools(SectionAccount section) {
    return section.pools().stream()
        .flatMap(pool -> pool.inTasks().code().lines().stream())
        .filter(CodeRow::exception)
        .mapToLong(CodeRow::samples)
        .sum();
  }

  /**
   * Returns the application's method that is on the stack most often, and of several the one that
   * is nearest to the exception. Null: none is.
   */
  private static @Nullable String maker(MethodAccount making) {
    return making.rows().entrySet().stream()
        .filter(row -> row.getValue().own())
        .max(
            Comparator.comparingLong(
                    (Map.Entry<String, MethodAccount.Row> row) -> row.getValue().samples())
                .thenComparing(row -> -row.getValue().depth()))
        .map(Map.Entry::getKey)
        .orElse(null);
  }
}
