package io.fjprobe.analyzer.finding.task;

import static io.fjprobe.analyzer.finding.limit.Condition.ENOUGH_SAMPLES;
import static io.fjprobe.analyzer.finding.limit.Condition.EXCEPTIONS_MANY;
import static io.fjprobe.analyzer.finding.limit.Threshold.EXCEPTIONS_RATE;
import static io.fjprobe.analyzer.finding.limit.Threshold.EXCEPTIONS_SAMPLES;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.code.CodeAccount;
import io.fjprobe.analyzer.account.code.CodeRow;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Exceptions that tasks make and catch themselves, so that no task ends by them. */
final class CaughtExceptions {

  static final String WITHOUT_STACK_TRACE =
      "or, if there are many, throw an exception without a stack trace (super(message, null,"
          + " false, false) in its constructor)";

  private final Finding.Subject subject;
  private final double share;

  CaughtExceptions(Finding.Subject subject) {
    this.subject = subject;
    CodeAccount code = subject.pool().inTasks().code();
    share =
        code.samples() < subject.limits().count(ENOUGH_SAMPLES)
            ? 0
            : code.lines().stream().filter(CodeRow::exception).mapToDouble(CodeRow::share).sum();
  }

  boolean areMany() {
    Double made = made();
    return share >= subject.limits().warning(EXCEPTIONS_SAMPLES)
            && made != null
            && made >= subject.limits().value(EXCEPTIONS_MANY)
        || areVeryMany();
  }

  private boolean areVeryMany() {
    Double made = made();
    return made != null
        && subject.pool().inTasks().code().samples() >= subject.limits().count(ENOUGH_SAMPLES)
        && subject.cpus() != null
        && made >= subject.limits().warning(EXCEPTIONS_RATE) * subject.cpus();
  }

  private @Nullable Double made() {
    return subject.section().machine().throwablesPerSecond();
  }

  /** This is the diagnosis if exceptions are many. */
  Diagnosis diagnosis(Verdict verdict) {
    Limits limits = subject.limits();
    double made = Objects.requireNonNull(made(), "many are made only where the JVM counts them");
    @Nullable String line =
        subject.pool().inTasks().code().lines().stream()
            .filter(CodeRow::exception)
            .findFirst()
            .map(CodeRow::where)
            .orElse(null);
    return verdict.diagnosis(
        line == null ? Severity.INFO : Severity.WARNING,
        share,
        null,
        line == null
            ? text("The JVM creates about %s exceptions a second", Wording.count(Math.round(made)))
            : areVeryMany()
                ? text(
                    "Tasks create exceptions and catch them; the JVM creates about %s a second",
                    Wording.count(Math.round(made)))
                : text(
                    "Tasks create exceptions and catch them in %s of the samples of workers",
                    Wording.percent(share)),
        text(
            "About %s exceptions a second were created in the whole JVM; %s. Filling in a stack trace takes microseconds, and more if"
                + " the stack is deep. Samples do not show it where the JVM itself does it."
                + " Thresholds: warning from %s of at least %d samples, or from %s exceptions a"
                + " second for each CPU.",
            Wording.count(Math.round(made)),
            line == null
                ? "no sample of this pool shows where"
                : "according to samples, most of them at " + line,
            Wording.percent(limits.warning(EXCEPTIONS_SAMPLES)),
            limits.count(ENOUGH_SAMPLES),
            Wording.count(Math.round(limits.warning(EXCEPTIONS_RATE)))),
        List.of(
            line == null
                ? "find out who creates them, and check without an exception for what is expected"
                    + " to fail"
                : text("at %s, check without an exception for what is expected to fail", line),
            WITHOUT_STACK_TRACE));
  }
}
