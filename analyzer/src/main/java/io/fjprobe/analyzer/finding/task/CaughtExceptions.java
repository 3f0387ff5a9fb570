package io.fjprobe.analyzer.finding.task;

import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.code.CodeAccount;
import io.fjprobe.analyzer.account.code.CodeRow;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Exceptions that tasks make and catch themselves, so that no task ends by them. */
final class CaughtExceptions {

  /**
   * Exceptions are many if at least this share of the workers' samples (0 to 1) shows one being
   * made.
   */
  private static final double WARNING = 0.1;

  /** Fewer samples of workers than this say nothing. */
  private static final long ENOUGH_SAMPLES = 50;

  /**
   * The share of samples counts only if the whole JVM makes at least this many exceptions a second.
   * Otherwise a few samples met rare ones.
   */
  private static final double MANY = 1_000;

  /**
   * This many exceptions a second for each CPU are many, even if few samples show it. At a
   * microsecond each, they take a tenth of the CPU. The samples do not contain the JVM's own code,
   * which walks the stack then.
   */
  private static final double VERY_MANY = 100_000;

  private final Finding.Subject subject;
  private final double share;

  CaughtExceptions(Finding.Subject subject) {
    this.subject = subject;
    CodeAccount code = subject.pool().inTasks().code();
    share =
        code.samples() < ENOUGH_SAMPLES
            ? 0
            : code.lines().stream().filter(CodeRow::exception).mapToDouble(CodeRow::share).sum();
  }

  boolean areMany() {
    Double made = made();
    return share >= WARNING && made != null && made >= MANY || areVeryMany();
  }

  private boolean areVeryMany() {
    Double made = made();
    return made != null
        && subject.pool().inTasks().code().samples() >= ENOUGH_SAMPLES
        && subject.cpus() != null
        && made >= VERY_MANY * subject.cpus();
  }

  private @Nullable Double made() {
    return subject.section().machine().throwablesPerSecond();
  }

  /** This is the diagnosis if exceptions are many. */
  Diagnosis diagnosis(Verdict verdict) {
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
            Wording.percent(WARNING),
            ENOUGH_SAMPLES,
            Wording.count(Math.round(VERY_MANY))),
        List.of(
            line == null
                ? "find out who creates them, and check without an exception for what is expected"
                    + " to fail"
                : text("at %s, check without an exception for what is expected to fail", line),
            "or, if there are many, throw an exception without a stack trace (super(message,"
                + " null, false, false) in its constructor)"));
  }
}
