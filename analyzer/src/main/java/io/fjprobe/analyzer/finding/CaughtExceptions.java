package io.fjprobe.analyzer.finding;

import static io.fjprobe.analyzer.finding.Verdict.text;

import io.fjprobe.analyzer.account.CodeAccount;
import io.fjprobe.analyzer.account.CodeRow;
import java.util.List;

/** Exceptions that tasks make and catch themselves, so that no task ends by them. */
final class CaughtExceptions {

  /** Of the samples of workers in user code: they make an exception then. */
  private static final double WARNING = 0.1;

  private static final long ENOUGH_SAMPLES = 50;

  /** In the whole JVM, a second: else a few samples met rare ones. */
  private static final double MANY = 1_000;

  private final Finding.Subject subject;
  private final double share;

  CaughtExceptions(Finding.Subject subject) {
    this.subject = subject;
    CodeAccount code = subject.pool().code();
    share =
        code.samples() < ENOUGH_SAMPLES
            ? 0
            : code.lines().stream().filter(CodeRow::exception).mapToDouble(CodeRow::share).sum();
  }

  boolean areMany() {
    Double made = made();
    return share >= WARNING && made != null && made >= MANY;
  }

  private Double made() {
    return subject.section().machine().throwablesPerSecond();
  }

  Diagnosis diagnosis(Verdict verdict) {
    String line =
        subject.pool().code().lines().stream()
            .filter(CodeRow::exception)
            .findFirst()
            .map(CodeRow::where)
            .orElseThrow();
    return verdict.diagnosis(
        Severity.WARNING,
        share,
        null,
        text(
            "Tasks make exceptions and catch them, in %s of the samples of their code",
            Wording.percent(share)),
        text(
            "About %s exceptions a second were made in the whole JVM; by samples, most at %s. To fill in"
                + " a stack trace takes microseconds, more the deeper the stack is. Warning from %s"
                + " of %d samples or more.",
            Wording.count(Math.round(made())), line, Wording.percent(WARNING), ENOUGH_SAMPLES),
        List.of(
            text("find out at %s without an exception what is expected to fail", line),
            "or, if many are made, throw an exception without a stack trace (super(message, null,"
                + " false, false) in its constructor)"));
  }
}
