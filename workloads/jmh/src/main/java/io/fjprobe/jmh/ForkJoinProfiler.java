package io.fjprobe.workloads.jmh;

import io.fjprobe.workloads.run.jvm.AgentSnapshot;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.ScalarResult;

/**
 * For any JMH benchmark: what the Fork/Join pools of its JVM did, divided by the operations of the
 * iteration. The numbers are the exact counters of the fjprobe agent, which that JVM needs. They
 * include what the benchmark does before and after the operations of an iteration, such as to shut
 * a pool down.
 */
public final class ForkJoinProfiler implements InternalProfiler {
  private static final String PREFIX = "fj.";
  private static final String UNIT = "#/op";
  private static final String HELP_STEALS = "HelpSteals";

  private Map<String, Long> before;

  @Override
  public String getDescription() {
    return "Fork/Join counters for each operation, by the fjprobe agent";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    before = counts();
  }

  @Override
  public Collection<ScalarResult> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    return perOperation(before, counts(), result.getMetadata().getAllOps());
  }

  static List<ScalarResult> perOperation(
      Map<String, Long> before, Map<String, Long> after, long operations) {
    Map<String, Long> differences = new LinkedHashMap<>();
    after.keySet().retainAll(before.keySet()); // else the agent was attached meanwhile
    after.forEach(
        (name, count) -> differences.merge(reported(name), count - before.get(name), Long::sum));
    List<ScalarResult> results = new ArrayList<>();
    differences.forEach(
        (name, count) ->
            results.add(
                new ScalarResult(
                    PREFIX + name, (double) count / operations, UNIT, AggregationPolicy.AVG)));
    return results;
  }

  /** A short name, and one number for helping, wherever it was: so that the result is read. */
  private static String reported(String name) {
    return name.endsWith(HELP_STEALS) ? "helpSteals" : name.replaceFirst("Count$", "");
  }

  private static Map<String, Long> counts() {
    Map<String, Long> counts = AgentSnapshot.counts();
    if (counts == null) {
      throw new IllegalStateException(
          ForkJoinProfiler.class.getSimpleName()
              + " finds no fjprobe agent in this JVM; it reads the agent's counters; add"
              + " -jvmArgsAppend -javaagent:fjprobe.jar, of the same version");
    }
    return counts;
  }
}
