package io.fjprobe.workloads.parts;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.task.Parts;
import java.util.concurrent.ForkJoinPool;

/** Has the same parts done once, and checks which ran, where, and what came out. */
public final class PartsOperation<R> implements Operation {
  private final PartsWay way;
  private final Parts<R> parts;
  private final Check<R> check;

  public PartsOperation(PartsWay way, Parts<R> parts, Check<R> check) {
    this.way = way;
    this.parts = parts;
    this.check = check;
  }

  @Override
  public void run(ForkJoinPool pool, Tally tally) {
    WitnessedParts<R> witnessed = new WitnessedParts<>(parts);
    PartsWay.Outcome<R> outcome = way.run(pool, witnessed);
    int threads = witnessed.check(way, pool, Thread.currentThread());
    CheckFailure.unlessEqual("the number of executed tasks", outcome.tasks, outcome.tasksExpected);
    double checkValue = check.check(outcome.result, tally);
    if (outcome.tasks == PartsWay.Outcome.NOT_RECORDED) {
      tally.operation(checkValue);
    } else {
      tally.operation(checkValue, outcome.tasks);
    }
    tally.add("parts", parts.count());
    tally.add("threads", threads);
  }

  /** Fails for a wrong result, else returns its check value; may tally figures of its own. */
  public interface Check<R> {
    double check(R result, Tally tally);
  }
}
