package io.fjprobe.workloads;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.schedule.Schedule;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.PoolKind;
import io.fjprobe.workloads.run.workload.Workload;
import io.fjprobe.workloads.task.ChainStep;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;

/**
 * A worker executes the next task of a chain: one task at a time is ready, and the thread that made
 * it ready submits it. JDK 8 sends it through a submission queue, later ones push it to the
 * worker's own.
 */
final class CfChainWorkload implements Workload {

  @Override
  public String name() {
    return "cf-chain";
  }

  @Override
  public String purpose() {
    return "CompletableFuture stages that depend on each other: execute from a worker";
  }

  @Override
  public Optional<Option> modeOption() {
    return Optional.of(
        Option.choice("queues", "order in which a worker takes its own tasks", "lifo", "fifo"));
  }

  @Override
  public List<Option> options() {
    return Collections.singletonList(
        Option.number("stages", 200_000, 1, 5_000_000, "of the chain"));
  }

  @Override
  public Schedule schedule() {
    return Schedule.counted(1, 5, 2);
  }

  @Override
  public PoolKind poolKind(Values values) {
    return values.text("queues").equals("fifo") ? PoolKind.FIFO : PoolKind.LIFO;
  }

  @Override
  public String unit(Values values) {
    return "chain of " + values.number("stages") + " stages, made before it starts";
  }

  @Override
  public Operation prepare(Values values) {
    int stages = values.integer("stages");
    long expected = ChainStep.direct(stages);
    return (pool, tally) -> chain(pool, tally, stages, expected);
  }

  static void chain(ForkJoinPool pool, Tally tally, int stages, long expected) {
    ChainStep step = new ChainStep();
    CompletableFuture<Long> source = new CompletableFuture<>();
    CompletableFuture<Long> last = source;
    for (int i = 0; i < stages; i++) {
      last = last.thenApplyAsync(step, pool);
    }
    source.complete(0L);
    long result = last.join();
    CheckFailure.unlessEqual("the end of the chain", result, expected);
    CheckFailure.unlessEqual("the number of executed stages", step.calls(), stages);
    tally.operation(result, stages);
  }
}
