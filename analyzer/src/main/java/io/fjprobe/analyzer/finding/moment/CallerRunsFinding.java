package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.finding.limit.Threshold;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * An executor refuses tasks, and the thread that submits them runs them itself. Meanwhile it hands
 * over no other task, and the executor's threads are idle.
 */
public final class CallerRunsFinding extends ContextFinding {

  public CallerRunsFinding() {
    super(Context.CALLER_RUNS, Threshold.CALLER_RUNS, true);
  }

  @Override
  String what() {
    return "tasks that an executor refused and its caller ran";
  }

  @Override
  String summary(HeldUp held) {
    return text(
        "%s runs a task that an executor refused, alone for %s of the time",
        MomentWording.one(held.first()), Wording.percent(held.share()));
  }

  @Override
  List<String> advice(String line) {
    return List.of(
        text(
            "let the caller wait for a free thread instead of running the task itself%s: a bounded"
                + " queue or a semaphore can make it wait",
            line),
        "or give the executor a queue or more threads; a caller that runs a long task submits no"
            + " other task meanwhile");
  }
}
