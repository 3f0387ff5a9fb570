package io.fjprobe.workloads.run;

import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.schedule.Schedule;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.PoolLife;
import io.fjprobe.workloads.run.workload.Workload;
import java.util.List;
import java.util.Optional;

/** Does what a test wants, in two modes. */
public class FakeWorkload implements Workload {
  private final String name;
  private final Operation operation;
  private final String demandingMode;
  private final int requiredJdk;

  public FakeWorkload(String name, Operation operation) {
    this(name, operation, "none", 8);
  }

  public FakeWorkload(String name, Operation operation, String demandingMode, int requiredJdk) {
    this.demandingMode = demandingMode;
    this.requiredJdk = requiredJdk;
    this.name = name;
    this.operation = operation;
  }

  /** Runs one task in the pool. */
  public static Operation sound() {
    return (pool, tally) -> {
      int value = pool.submit(() -> 42).join();
      tally.operation(value, 1);
    };
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String purpose() {
    return "stands in for a workload";
  }

  @Override
  public Optional<Option> modeOption() {
    return Optional.of(Option.choice("mode", "no difference", "first", "following"));
  }

  @Override
  public List<Option> options() {
    return List.of(Option.number("n", 7, 1, 9, "of nothing"));
  }

  @Override
  public Schedule schedule() {
    return Schedule.counted(1, 4, 3);
  }

  @Override
  public PoolLife poolLife() {
    return PoolLife.ITERATION;
  }

  @Override
  public int requiredJdk(Values values) {
    return values.text("mode").equals(demandingMode) ? requiredJdk : 8;
  }

  @Override
  public String unit(Values values) {
    return "call with " + values.number("n");
  }

  @Override
  public Operation prepare(Values values) {
    return operation;
  }
}
