package io.fjprobe.analyzer.finding.advice;

import static io.fjprobe.analyzer.finding.limit.Threshold.FINE_TASKS;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.queue.StealRow;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.TaskKind;
import io.fjprobe.analyzer.finding.caller.Callers;
import io.fjprobe.analyzer.recording.stack.ApplicationCode;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import java.util.Optional;

/** How to make tasks larger, which depends on what they are. */
public final class FineTaskAdvice {

  private FineTaskAdvice() {}

  /**
   * @param nanos of each task
   */
  public static List<String> of(Finding.Subject subject, double nanos) {
    return of(subject, nanos, subject.limits().remark(FINE_TASKS));
  }

  /**
   * @param nanos of each task
   * @param least nanoseconds that it should run
   */
  public static List<String> of(Finding.Subject subject, double nanos, double least) {
    PoolAccount pool = subject.pool();
    Optional<String> type =
        pool.events().steals().byTaskClass().stream().map(StealRow::name).findFirst();
    String of = type.map(name -> " of " + name).orElse("");
    String factor = Wording.count((long) Math.ceil(least / Math.max(nanos, 1)));
    return switch (TaskKind.of(subject)) {
      case CONTINUATIONS -> List.of();
      case STAGES ->
          List.of(
              "run a short step in the thread that completed the step before it: use thenApply"
                  + " instead of thenApplyAsync, and so on",
              text("or combine %s steps into one", factor));
      case MESSAGES ->
          List.of(
              text(
                  "let each task%s process several messages before it releases the worker;"
                      + " dispatchers call this setting throughput",
                  of));
      case SUBMITTED ->
          List.of(
              text(
                  "submit larger tasks: put the work of %s tasks%s into one%s",
                  factor, of, doneBy(subject)));
      case RECURSIVE -> recursive(subject, type.orElse(""), of, factor, least);
    };
  }

  private static List<String> recursive(
      Finding.Subject subject, String type, String of, String factor, double least) {
    // nobody who reads this can change how a library splits
    return ApplicationCode.isLibrary(type)
        ? List.of(
            text(
                "%s creates these tasks: give it the work of %s of them as one%s",
                type, factor, doneBy(subject)))
        : List.of(
            text(
                "raise the sequential threshold%s by a factor of %s or more, so that a task runs"
                    + " for at least %s%s",
                of, factor, Wording.time(least), type.isEmpty() ? doneBy(subject) : ""),
            "or stop forking when getSurplusQueuedTaskCount() is larger than 3");
  }

  private static String doneBy(Finding.Subject subject) {
    String waits = Callers.line(subject).map(line -> "; " + line + " waits for them").orElse("");
    return subject.pool().inTasks().code().lines().stream()
            .filter(row -> !ApplicationCode.isLibrary(row.line()))
            .findFirst()
            .map(row -> "; their hottest line is " + row.where())
            .orElse("")
        + waits;
  }
}
