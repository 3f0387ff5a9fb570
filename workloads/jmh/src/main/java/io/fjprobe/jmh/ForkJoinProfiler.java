package io.fjprobe.jmh;

import java.io.File;
import java.util.Collection;
import java.util.Collections;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.ExternalProfiler;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * For any JMH benchmark: what the Fork/Join pools of its JVM did, and how long their workers were
 * idle and blocked, divided by the operations of the iteration. The numbers are those of the
 * fjprobe agent, which that JVM needs. They include what the benchmark does before and after the
 * operations of an iteration, such as to shut a pool down. In the JVM that starts the forks it sees
 * to it that they have the agent.
 */
public class ForkJoinProfiler implements InternalProfiler, ExternalProfiler {
  private Reading before;

  @Override
  public String getDescription() {
    return "Fork/Join counters and times for each operation, by the fjprobe agent";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    before = Reading.now();
    if (before == null && benchmark.getForks() == 0) {
      throw new IllegalStateException(MissingAgent.SEEN);
    }
  }

  /** Nothing without the agent, which the JVM that started this one will tell. */
  @Override
  public Collection<ScalarResult> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    Reading after = before == null ? null : Reading.now();
    return after == null
        ? Collections.emptyList()
        : after.since(before, result.getMetadata().getAllOps());
  }

  @Override
  public Collection<String> addJVMInvokeOptions(BenchmarkParams benchmark) {
    return Collections.emptyList();
  }

  @Override
  public Collection<String> addJVMOptions(BenchmarkParams benchmark) {
    if (!AgentOption.mayBeAmong(benchmark.getJvmArgs(), System.getenv())) {
      MissingAgent.endRun();
    }
    return Collections.emptyList();
  }

  @Override
  public void beforeTrial(BenchmarkParams benchmark) {}

  @Override
  public Collection<? extends Result<?>> afterTrial(
      BenchmarkResult benchmark, long pid, File out, File err) {
    boolean counted =
        benchmark.getIterationResults().stream()
            .flatMap(iteration -> iteration.getSecondaryResults().keySet().stream())
            .anyMatch(Reading::isLabel);
    if (!counted) {
      MissingAgent.endRun();
    }
    return Collections.emptyList();
  }

  @Override
  public boolean allowPrintOut() {
    return true;
  }

  @Override
  public boolean allowPrintErr() {
    return true;
  }
}
