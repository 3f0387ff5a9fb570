package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.finding.limit.Threshold;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * One thread completes futures, and runs the stages that depend on them. What it would complete
 * next waits until a stage ends.
 */
public final class DependentStageFinding extends ContextFinding {

  public DependentStageFinding() {
    super(Context.DEPENDENT_STAGE, Threshold.DEPENDENT_STAGE, true);
  }

  @Override
  String what() {
    return "stages of futures on the thread that completed them";
  }

  /** Workers of a pool that do so leave their other tasks to others. */
  @Override
  boolean isOf(Box box) {
    return !box.worker();
  }

  @Override
  String summary(HeldUp held) {
    return text(
        "%s completes futures and runs the stages that depend on them, alone for %s of the time",
        MomentWording.one(held.first()), Wording.percent(held.share()));
  }

  @Override
  List<String> advice(String line) {
    return List.of(
        text(
            "run what it does there by another executor, with thenApplyAsync, thenComposeAsync or"
                + " another Async method%s",
            line),
        "the futures that this thread has to complete next wait until the stage ends");
  }
}
