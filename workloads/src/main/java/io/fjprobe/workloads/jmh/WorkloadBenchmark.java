package io.fjprobe.workloads.jmh;

import io.fjprobe.workloads.Workloads;
import io.fjprobe.workloads.run.measure.PreparedWorkload;
import io.fjprobe.workloads.run.options.UsageException;
import io.fjprobe.workloads.run.schedule.Phase;
import io.fjprobe.workloads.run.workload.NamedWorkload;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.runner.IterationType;

/**
 * A workload as a JMH benchmark: the same operation, in the same kind of pool, checked in the same
 * way. The parameters of a subclass are the workload's options. An operation makes its own tasks,
 * or reinitializes them, as tasks run only once; each thread of JMH has a pool of its own.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(3)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public abstract class WorkloadBenchmark {

  /** What JMH reports beside the operations. */
  @AuxCounters
  @State(Scope.Thread)
  public static class Executed {
    public long tasks;
  }

  final String name;
  private PreparedWorkload workload;

  /**
   * @param name of the workload
   */
  WorkloadBenchmark(String name) {
    this.name = name;
  }

  @Setup(Level.Trial)
  public void prepare() throws UsageException {
    workload = new PreparedWorkload(NamedWorkload.find(name, Workloads.ALL), options());
  }

  Map<String, String> options() {
    return Parameters.of(this);
  }

  @Setup(Level.Iteration)
  public void beginIteration(IterationParams iteration) {
    boolean counts = iteration.getType() == IterationType.MEASUREMENT;
    workload.beginIteration(counts ? Phase.MEASURED : Phase.WARM_UP);
  }

  @Benchmark
  public void run(Executed executed) {
    executed.tasks += workload.run();
  }

  @TearDown(Level.Iteration)
  public void endIteration() {
    workload.endIteration();
  }

  @TearDown(Level.Trial)
  public void end() {
    workload.end();
  }
}
