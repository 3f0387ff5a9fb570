package io.fjprobe.workloads;

import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.schedule.Schedule;
import io.fjprobe.workloads.run.workload.Article;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.PoolKind;
import io.fjprobe.workloads.run.workload.PoolLife;
import io.fjprobe.workloads.run.workload.Workload;
import java.util.List;
import java.util.Optional;

/** A workload as it is, but in a pool that cheats. */
final class CheatedWorkload implements Workload {
  private final Workload workload;
  private final CheatingPool pool;

  CheatedWorkload(String name, CheatingPool pool) {
    this.workload =
        Workloads.ALL.stream().filter(known -> known.name().equals(name)).findFirst().orElseThrow();
    this.pool = pool;
  }

  @Override
  public String name() {
    return workload.name();
  }

  @Override
  public String purpose() {
    return workload.purpose();
  }

  @Override
  public Optional<Option> modeOption() {
    return workload.modeOption();
  }

  @Override
  public List<Option> options() {
    return workload.options();
  }

  @Override
  public Schedule schedule() {
    return workload.schedule();
  }

  @Override
  public PoolLife poolLife() {
    return workload.poolLife();
  }

  @Override
  public int requiredJdk(Values values) {
    return workload.requiredJdk(values);
  }

  @Override
  public PoolKind poolKind(Values values) {
    return workload.poolKind(values);
  }

  @Override
  public Optional<Article> article() {
    return workload.article();
  }

  @Override
  public String unit(Values values) {
    return workload.unit(values);
  }

  @Override
  public Operation prepare(Values values) {
    Operation operation = workload.prepare(values);
    return (honest, tally) -> operation.run(pool, tally);
  }
}
