package io.fjprobe.analyzer.finding.advice;

import static io.fjprobe.analyzer.finding.limit.Condition.IDLE_WORKERS_SEQUENTIAL;
import static io.fjprobe.analyzer.finding.limit.Condition.IDLE_WORKERS_TASKS_FOR_WORKER;
import static io.fjprobe.analyzer.finding.limit.Condition.IDLE_WORKERS_WORTHWHILE;
import static io.fjprobe.analyzer.finding.limit.Condition.MOST;
import static io.fjprobe.analyzer.finding.limit.Condition.WAKE_UP;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.code.SampleCounts;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.time.BucketKind;
import io.fjprobe.analyzer.account.time.TimeAccount;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.TaskKind;
import io.fjprobe.analyzer.finding.caller.CallerWaits;
import io.fjprobe.analyzer.finding.caller.Callers;
import io.fjprobe.analyzer.finding.caller.WorkInProgress;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How to give workers more to do. */
public final class IdleWorkersAdvice {

  private IdleWorkersAdvice() {}

  public static List<String> of(Finding.Subject subject) {
    PoolAccount pool = subject.pool();
    List<String> advice = new ArrayList<>();
    if (WorkInProgress.isOneAtATime(subject)) {
      advice.add(oneAtATime(subject));
    }
    joinedAtOnce(subject).ifPresent(advice::add);
    sequential(subject).ifPresent(advice::add);
    Long tasks = pool.counts().tasks();
    if (advice.isEmpty()) {
      fewForEachWait(subject, tasks).ifPresent(advice::add);
    }
    if (advice.isEmpty()
        && tasks != null
        && tasks
            < subject.limits().count(IDLE_WORKERS_TASKS_FOR_WORKER)
                * Math.max(pool.identity().parallelism(), 1)) {
      advice.add(
          text(
              "with %s and a parallelism of %d there is nothing left to balance: split the work"
                  + " into at least %d tasks for each worker",
              Wording.many(tasks, "task"),
              pool.identity().parallelism(),
              subject.limits().count(IDLE_WORKERS_TASKS_FOR_WORKER)));
    }
    if (advice.isEmpty()) {
      advice.add(
          "look for a sequential part before, between or after the parallel parts"
              + Callers.line(subject)
                  .map(line -> "; start with what " + line + " waits for")
                  .orElse(""));
    }
    if (TaskKind.of(subject) == TaskKind.RECURSIVE) {
      advice.add("split evenly and early, so that the tasks that are forked first are the largest");
    }
    return advice;
  }

  /** This is for workers that wait in joins for about as long as others work. */
  private static Optional<String> joinedAtOnce(Finding.Subject subject) {
    return TaskKind.of(subject) != TaskKind.RECURSIVE
            || WorkInProgress.joins(subject) < subject.limits().value(MOST) * runs(subject)
        ? Optional.empty()
        : subject.pool().events().joins().rows().byLine().stream()
            .findFirst()
            .map(
                row ->
                    text(
                        "fork all tasks before joining any of them, if this is where they are"
                            + " forked and joined one by one: %s",
                        row.name()));
  }

  private static Optional<String> fewForEachWait(Finding.Subject subject, @Nullable Long tasks) {
    Limits limits = subject.limits();
    CallerWaits waits = CallerWaits.of(subject);
    long enough =
        limits.count(IDLE_WORKERS_TASKS_FOR_WORKER)
            * Math.max(subject.pool().identity().parallelism(), 1);
    if (tasks == null || waits == null || tasks >= enough * waits.count()) {
      return Optional.empty();
    }
    double work = (double) runs(subject) / waits.count();
    if (work > 0
        && work
            < limits.value(IDLE_WORKERS_WORTHWHILE)
                * limits.value(WAKE_UP)
                * subject.pool().identity().parallelism()) {
      return Optional.of(
          text(
              "%s for %s of work in tasks each time, on average, and waking a worker takes tens of"
                  + " microseconds: more tasks would not help. Hand over more work at a time, or"
                  + " do it without the pool",
              Callers.wait(subject), Wording.time(work)));
    }
    return Optional.of(
        text(
            "%s for %s each time, on average: create at least %d. A source that can't be divided"
                + " (an iterator, a reader) gives too few, and so do a few large tasks",
            Callers.wait(subject),
            Wording.many(Math.max(tasks / waits.count(), 1), "task"),
            enough));
  }

  /**
   * This is the running time of workers in nanoseconds, plus the time that a helping caller runs
   * tasks.
   */
  private static long runs(Finding.Subject subject) {
    WorkInProgress work = WorkInProgress.of(subject);
    Long running = subject.pool().times().time().runningNanos();
    return Objects.requireNonNullElse(running, 0L) + (work == null ? 0 : work.helpNanos());
  }

  private static String oneAtATime(Finding.Subject subject) {
    return Callers.wait(subject)
        + " for one task each time, on average: split it into several, or submit all tasks"
        + " before waiting";
  }

  /** This is for callers that compute outside tasks while workers have nothing to do. */
  private static Optional<String> sequential(Finding.Subject subject) {
    TimeAccount callers = subject.section().callers().time();
    Long work = callers.nanos(BucketKind.WORK);
    SampleCounts samples = callers.parts().samples();
    if (work == null || samples.work() == 0) {
      return Optional.empty();
    }
    double alone = (double) work * samples.alone() / samples.work();
    if (alone
        < subject.limits().value(IDLE_WORKERS_SEQUENTIAL)
            * subject.section().period().wallNanos()) {
      return Optional.empty();
    }
    return subject.section().callers().code().lines().stream()
        .findFirst()
        .map(
            row ->
                text(
                    "meanwhile callers compute outside tasks for about %s, and their hottest"
                        + " line is %s: move this work into tasks",
                    Wording.time(alone), row.where()));
  }
}
