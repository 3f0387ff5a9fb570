package io.fjprobe.analyzer.finding.span;

import static io.fjprobe.analyzer.finding.limit.Condition.MOST;
import static io.fjprobe.analyzer.finding.limit.Condition.POOL_LEADS;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.scale.OperationSpan;
import io.fjprobe.analyzer.scale.SpanAccount;
import io.fjprobe.analyzer.scale.SpanShare;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What work and span say for certain of the operations of a pool: of those that do most of all
 * work, in the pool that runs nearly everything.
 */
public record SpanEvidence(SpanLimit limit, Finding.Subject subject) {

  /** Null: nothing is certain, or nothing was recorded. */
  public static @Nullable SpanEvidence of(Finding.Subject subject) {
    SpanAccount account = subject.span();
    if (account == null || account.waitedNanos() == null || account.operations().isEmpty()) {
      return null;
    }
    OperationSpan first = account.operations().get(0);
    Interruptions interruptions = Interruptions.of(account);
    SpanLimit limit = new SpanLimit(first, interruptions);
    boolean leads =
        first.allWorkNanos() >= subject.limits().value(MOST) * interruptions.workNanos();
    return leads && limit.isCertain() && isIn(subject, interruptions.workNanos())
        ? new SpanEvidence(limit, subject)
        : null;
  }

  /** The events do not say in which pool an operation ran, so it has to be clear. */
  private static boolean isIn(Finding.Subject subject, double workNanos) {
    Long running = subject.pool().times().time().runningNanos();
    return running != null
        && running >= subject.limits().value(POOL_LEADS) * subject.totals().runningNanos()
        && running >= subject.limits().value(MOST) * workNanos;
  }

  private OperationSpan operation() {
    return limit.operation();
  }

  /** It is known, or nothing would be certain. */
  private double atMost() {
    return Objects.requireNonNull(limit.atMost());
  }

  /**
   * This tells whether the span alone accounts for most of what is unused: an operation cannot use
   * more workers than its parallelism.
   *
   * @param workers that could run at the same time
   * @param unusedShare of what these offer, 0 to 1
   */
  public boolean explains(int workers, double unusedShare) {
    return 1 - atMost() / workers >= subject.limits().value(MOST) * unusedShare;
  }

  /**
   * This is one sentence or two, for an explanation.
   *
   * @param workers that could run at the same time
   */
  public String words(int workers) {
    if (atMost() < workers) {
      return " " + SpanLimitText.inShort(limit);
    }
    return limit.atLeast() < workers
        ? ""
        : text(
            " The order of the tasks is not the reason: operations that begin with %s have a"
                + " parallelism of %s%s.",
            operation().firstTask(),
            limit.interrupted() ? "at least " : "",
            Wording.number(limit.atLeast()));
  }

  /** An operation can use this many workers at most. */
  public long workers() {
    return (long) Math.ceil(atMost());
  }

  /** This is how to shorten the span, if a class of tasks has most of it. */
  public List<String> advice() {
    SpanShare by = limit.setBy();
    Double there = by == null ? null : operation().meanNanosOnSpan(by);
    if (by == null || there == null) {
      return List.of(
          "let tasks wait for fewer others: no class of tasks has most of the span; see analyzer"
              + " scale");
    }
    String tasks =
        text(
            "%s tasks of %s, of %s each,",
            Wording.number(by.spanTasks()), by.task(), Wording.time(there));
    return List.of(
        by.workShare() < subject.limits().value(MOST)
            ? text(
                "the others wait for %s with %s of the span and only %s of the work: divide what"
                    + " such a task does, or start it earlier",
                by.task(), Wording.percent(by.spanShare()), Wording.percent(by.workShare()))
            : text(
                "divide what these tasks do, or let fewer of them need each other: on the longest"
                    + " chain of an operation are %s one after the other",
                tasks));
  }

  /** An operation can become at most so many times as fast by so many workers as it can use. */
  public double gain(int workers) {
    return (atMost() - 1) / workers + 1;
  }
}
