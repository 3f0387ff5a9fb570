package io.fjprobe.analyzer.finding.advice;

import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.stall.StallAccount;
import io.fjprobe.analyzer.account.stall.StalledRow;
import io.fjprobe.analyzer.contract.StallRole;
import io.fjprobe.analyzer.wording.StallWording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What to do about a stall. */
public final class StallAdvice {

  private StallAdvice() {}

  public static List<String> of(StallAccount stall) {
    List<String> advice = new ArrayList<>();
    worst(stall, StallRole.HOLDER)
        .filter(StalledRow::waitsForQueued)
        .ifPresent(
            row ->
                advice.add(
                    text(
                        "%s waits for the pool while it holds what the workers wait for: release"
                            + " it before waiting",
                        row.line().isEmpty() ? row.thread() : row.line())));
    worst(stall, StallRole.WORKER).ifPresent(row -> worker(row, advice));
    if (stall.states().idle() > 0) {
      advice.add(
          "a new submission wakes a worker; report the JDK's version and this recording if it"
              + " happens again");
    }
    if (stall.states().busy() + stall.states().inTasks() > 0) {
      advice.add("some workers are in tasks that may still be running: look at these tasks first");
    }
    if (!stall.period().over()) {
      advice.add(
          "while the stall lasts, jcmd <pid> Thread.print -l shows all threads and the"
              + " locks that they hold");
    } else if (advice.isEmpty()) {
      advice.add("if it happens again, jcmd <pid> Thread.print -l shows what the threads wait for");
    }
    return advice;
  }

  private static Optional<StalledRow> worst(StallAccount stall, StallRole role) {
    return stall.threads().stream().filter(row -> row.role().equals(role)).findFirst();
  }

  private static void worker(StalledRow row, List<String> advice) {
    String line = row.line().isEmpty() ? "the task of the worker" : row.line();
    if (row.state().equals("BLOCKED") || row.state().equals("RUNNABLE")) {
      return;
    }
    if (StallWording.joins(row)) {
      advice.add(
          text(
              "look for tasks that join each other, or for a task that never completes; start"
                  + " at %s",
              line));
    } else if (StallWording.isSleep(row)) {
      advice.add(text("%s sleeps on a worker: move it to its own executor", line));
    } else {
      advice.add(
          text(
              "if a queued task has to wake %s, they wait for each other: run one of them in"
                  + " another executor",
              line));
    }
  }
}
