package io.fjprobe.analyzer.finding.span;

import static io.fjprobe.analyzer.finding.limit.Condition.CHAIN;

import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.scale.OperationSpan;
import io.fjprobe.analyzer.scale.SeenLine;
import io.fjprobe.analyzer.scale.SpanShare;
import io.fjprobe.analyzer.wording.Wording;
import org.jspecify.annotations.Nullable;

/** How many workers an operation can use, and who sets that limit, as far as it is known. */
public final class SpanLimitText {

  private SpanLimitText() {}

  /** This says it with all numbers, above a text that says what interrupted tasks. */
  public static String of(SpanLimit limit) {
    OperationSpan operation = limit.operation();
    String work = Wording.time(operation.workNanos());
    String span = Wording.time(operation.spanNanos());
    Double most = limit.atMost();
    Double shortest = limit.shortestSpanNanos();
    if (most == null || shortest == null) {
      return "Work at most "
          + work
          + ", span at most "
          + span
          + ". Tasks were interrupted for so long, as said below, that the parallelism is not known."
          + least(limit);
    }
    return limit.interrupted()
        ? "Work at most "
            + work
            + ", span "
            + Wording.time(shortest)
            + " to "
            + span
            + ", parallelism "
            + range(limit, most, " to ")
            + ". It is not known exactly, because tasks were interrupted, as said below. "
            + sentence(consequence(limit))
        : "Work "
            + work
            + ", span "
            + span
            + ", parallelism "
            + Wording.number(most)
            + ": "
            + consequence(limit);
  }

  /** This says it in a sentence or two. */
  public static String inShort(SpanLimit limit) {
    OperationSpan operation = limit.operation();
    boolean one = operation.operations() == 1;
    String subject =
        (one ? "the operation that begins with " : "operations that begin with ")
            + operation.firstTask();
    Double most = limit.atMost();
    if (most == null) {
      return "The parallelism of "
          + subject
          + " is not known: tasks were interrupted for too long."
          + least(limit);
    }
    String has = sentence(subject) + (one ? " has" : " have") + " a parallelism ";
    return limit.interrupted()
        ? has
            + "between "
            + range(limit, most, " and ")
            + ". It is not known exactly, because tasks were interrupted. "
            + sentence(consequence(limit))
        : has + "of " + Wording.number(most) + ": " + consequence(limit);
  }

  private static String range(SpanLimit limit, double most, String until) {
    return Wording.number(limit.atLeast()) + until + Wording.number(most);
  }

  private static String least(SpanLimit limit) {
    return limit.atLeast() < chain()
        ? ""
        : " It is at least " + Wording.number(limit.atLeast()) + ".";
  }

  private static double chain() {
    return Limits.standard().value(CHAIN);
  }

  private static String sentence(String text) {
    return Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  private static String consequence(SpanLimit limit) {
    SpanShare by = limit.setBy();
    return workers(limit)
        + (by == null
            ? ""
            : " "
                + by.task()
                + " has "
                + Wording.percent(by.spanShare())
                + " of the span"
                + seen(by.seen()));
  }

  private static String seen(@Nullable SeenLine line) {
    return line == null
        ? "."
        : Wording.text(
            "; %s of %s of such tasks %s at %s.",
            Wording.count(line.samples()),
            Wording.many(line.of(), "sample"),
            line.samples() == 1 ? "is" : "are",
            line.line());
  }

  private static String workers(SpanLimit limit) {
    OperationSpan operation = limit.operation();
    Double most = limit.atMost();
    if (most == null) {
      return "it is not known how many workers an operation could use.";
    }
    if (most < chain()) {
      return "each task of an operation needs the one before, so that a second worker can only help"
          + " another operation.";
    }
    String says =
        "an operation cannot use more than " + Wording.count((long) Math.ceil(most)) + " workers";
    SpanShare by = limit.setBy();
    Double mean = by == null ? null : operation.meanNanos(by);
    Double there = by == null ? null : operation.meanNanosOnSpan(by);
    return mean == null || there == null || !limit.isByVeryLongTasks()
        ? says + "."
        : says
            + ", if nothing interrupted the tasks on the span. They took "
            + Wording.time(there)
            + " each, and such tasks take "
            + Wording.time(mean)
            + " in the mean.";
  }
}
