package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.scale.ForkLine;
import io.fjprobe.analyzer.scale.OperationScale;
import io.fjprobe.analyzer.scale.OperationSpan;
import io.fjprobe.analyzer.scale.ScaleAccount;
import io.fjprobe.analyzer.scale.SeenLine;
import io.fjprobe.analyzer.scale.SpanShare;
import io.fjprobe.analyzer.scale.WhatIf;
import io.fjprobe.analyzer.scale.graph.PoolCosts;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What has to be said of predictions, besides their numbers. */
public final class ScaleNotes {

  /** What is in no prediction. */
  public static final String NOT_IN_IT =
      "Each operation is taken alone: several at the same time can use more workers than one. Not in"
          + " these numbers: CPUs that are too few or shared, caches, the memory's bandwidth, and"
          + " the clock frequency. Waits other than joins count as a part of the task.";

  /** From samples/studies/predictions: recording tasks of 10 us made them 5 % longer. */
  private static final double SHORT_NANOS = 10_000;

  /** What a pool costs is told if the span is so many times as long with it. */
  private static final double MUCH_BURDEN = 1.1;

  /** Classes of tasks whose lines are told. */
  private static final int SEEN = 5;

  /** Lines of a class that are told as those that fork its tasks. */
  private static final int LINES = 3;

  /** By fewer tasks on the span nothing is said of their share. */
  private static final int ENOUGH = 10;

  /** Tasks of the JDK that are as many as four for each worker. */
  private static final List<String> DIVIDED_BY_WORKERS =
      List.of(
          "java.util.stream.",
          "java.util.ArraysParallelSort",
          "java.util.DualPivotQuicksort$",
          "java.util.ArrayPrefixHelpers");

  /**
   * One paragraph.
   *
   * @param doubtful why predictions may be wrong
   */
  public record Note(boolean doubtful, String words) {}

  private ScaleNotes() {}

  /** Returns what a change does to work and span. */
  public static String whatIf(WhatIf whatIf) {
    return "If "
        + whatIf.change()
        + ": work "
        + Wording.time(whatIf.workNanos())
        + ", span "
        + Wording.time(whatIf.spanNanos())
        + ".";
  }

  /** Returns what was recorded, and where. */
  public static String recorded(ScaleAccount account) {
    return (account.jdk() == null ? "JDK unknown" : "JDK " + account.jdk())
        + ", "
        + (account.cpus() < 0 ? "CPUs unknown" : Wording.many(account.cpus(), "CPU"))
        + (account.measured() == null ? "" : ", measured iterations only");
  }

  /** Returns which operations are told together, and how many there are. */
  public static String operations(OperationSpan span) {
    return Wording.many(span.operations(), "operation")
        + " that "
        + (span.operations() == 1 ? "begins" : "begin")
        + " with "
        + span.firstTask()
        + ", of "
        + Wording.number(span.tasks())
        + (span.tasks() == 1 ? " task each" : " tasks each");
  }

  /** Returns what there is to say of the operations of one kind. */
  public static List<Note> of(OperationScale operation, ScaleAccount account, PoolCosts costs) {
    List<Note> notes = new ArrayList<>();
    notes.add(
        new Note(
            false,
            operation.simulated() == 0
                ? "For a simulation, between these bounds, record with level=full,span=on."
                : Wording.many(operation.simulated(), "operation")
                    + " simulated, with "
                    + words(costs)
                    + ". Fastest: idle workers are awake. Slowest: threads take twice as long to"
                    + " wake up."));
    Double burdened = operation.burdenedSpanNanos();
    if (burdened != null && burdened > MUCH_BURDEN * operation.span().spanNanos()) {
      notes.add(
          new Note(
              false,
              "With a steal and a wake-up for each fork, and an end of each join, the span is "
                  + Wording.time(burdened)
                  + "."));
    }
    String seen = seen(operation.span());
    if (!seen.isEmpty()) {
      notes.add(new Note(false, "Where tasks run most: " + seen + "."));
    }
    String forked = forked(operation.span());
    if (!forked.isEmpty()) {
      notes.add(new Note(false, "Where tasks are forked: " + forked + "."));
    }
    double mean = operation.span().workNanos() / operation.span().tasks();
    if (operation.simulated() > 0 && mean < SHORT_NANOS) {
      notes.add(
          new Note(
              true,
              "A task takes "
                  + Wording.time(mean)
                  + " in the mean. That contains what it costs to record a task, which is about half"
                  + " a microsecond, and several while the JVM is young. So the program is faster"
                  + " without the agent."));
    }
    if (operation.span().shares().stream().anyMatch(each -> isDividedByWorkers(each.task()))) {
      notes.add(
          new Note(
              true,
              "Parallel streams and sorts divide their work into more tasks if the pool has more"
                  + " workers. These are the tasks of the recording, so that the times for more"
                  + " workers are too long."));
    }
    if (account.measured() != null && account.operations().size() == 1) {
      notes.add(
          new Note(
              false,
              "Measured: the median of the iterations, by "
                  + account.measured().unit()
                  + (isMeasured(operation, account)
                      ? "."
                      : ", which has more or fewer of these operations.")));
    }
    return notes;
  }

  private static String seen(OperationSpan span) {
    return span.shares().stream()
        .limit(SEEN)
        .map(ScaleNotes::seen)
        .filter(words -> !words.isEmpty())
        .collect(Collectors.joining("; "));
  }

  private static String seen(SpanShare share) {
    SeenLine line = share.seen();
    return line == null
        ? ""
        : Wording.text(
            "%s at %s (%s of %s)",
            share.task(),
            line.line(),
            Wording.count(line.samples()),
            Wording.many(line.of(), "sample"));
  }

  private static String forked(OperationSpan span) {
    return span.shares().stream()
        .limit(SEEN)
        .flatMap(share -> share.forks().stream().limit(LINES).map(line -> forked(share, line)))
        .collect(Collectors.joining("; "));
  }

  private static String forked(SpanShare share, ForkLine line) {
    return Wording.text(
        "%s at %s (%sabout %s of the work, by %s that %s looked at)",
        share.task(),
        line.line(),
        line.spanShare() == null || line.spanForks() < ENOUGH
            ? ""
            : "about " + Wording.percent(line.spanShare()) + " of the span and ",
        Wording.percent(line.workShare()),
        Wording.many(line.forks(), "fork"),
        line.forks() == 1 ? "was" : "were");
  }

  /**
   * Whether an operation of the program is one of these: there is no other kind, and the iterations
   * have as many.
   */
  public static boolean isMeasured(OperationScale operation, ScaleAccount account) {
    return account.measured() != null
        && account.operations().size() == 1
        && account.measured().operations() == operation.span().operations();
  }

  private static boolean isDividedByWorkers(String task) {
    return DIVIDED_BY_WORKERS.stream().anyMatch(task::startsWith);
  }

  private static String words(PoolCosts costs) {
    return "a steal of "
        + Wording.time(costs.steal())
        + ", a wake-up of "
        + Wording.time(costs.wakeUp())
        + " and an end of a join of "
        + Wording.time(costs.joinEnd());
  }
}
