package io.fjprobe.analyzer.scale;

import io.fjprobe.analyzer.account.machine.JvmAccount;
import io.fjprobe.analyzer.recording.timeline.Iteration;
import io.fjprobe.analyzer.scale.ScaleAccount.Measured;
import io.fjprobe.analyzer.scale.graph.PoolCosts;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Makes the account of work and span of a recording, and what follows for other pools. */
public final class Scaling {

  private static final int MOST_WORKERS = 256;

  private final PoolCosts costs;
  private final NavigableSet<Integer> workers;

  /**
   * @param workers numbers to predict for; empty: 1, 2, 4, ... 256, and what the recording had
   */
  public Scaling(PoolCosts costs, NavigableSet<Integer> workers) {
    this.costs = costs;
    this.workers = workers;
  }

  /** Makes the account of a recording that was read twice. */
  public ScaleAccount of(String file, ScaleReader statistics, GraphReader graph) {
    SpanRecords records = statistics.records();
    Measured measured = measured(records.iterations());
    Predictions predictions =
        new Predictions(graph.graph(), costs, workersFor(measured, statistics.cpus()));
    SpanAccount spans = SpanAccount.of(records);
    return new ScaleAccount(
        file,
        JvmAccount.of(statistics.jvm()).jdk(),
        statistics.cpus(),
        measured,
        spans.pausedNanos(),
        spans.waitedNanos(),
        spans.operations().stream().map(each -> scale(each, predictions)).toList());
  }

  private static OperationScale scale(OperationSpan span, Predictions predictions) {
    int[] simulated = predictions.operationsOf(span.firstTask());
    return new OperationScale(
        span, simulated.length, predictions.of(span.workNanos(), span.spanNanos(), simulated));
  }

  private NavigableSet<Integer> workersFor(@Nullable Measured measured, long cpus) {
    if (!workers.isEmpty()) {
      return workers;
    }
    NavigableSet<Integer> all = new TreeSet<>();
    for (int each = 1; each <= MOST_WORKERS; each *= 2) {
      all.add(each);
    }
    if (cpus > 0) {
      all.add((int) cpus);
    }
    if (measured != null && measured.workers() > 0) {
      all.add((int) measured.workers());
    }
    return all;
  }

  private static @Nullable Measured measured(List<Iteration> iterations) {
    if (iterations.isEmpty()) {
      return null;
    }
    Iteration any = iterations.get(0);
    double[] sorted =
        iterations.stream()
            .filter(each -> each.workload().equals(any.workload()) && each.operations() > 0)
            .mapToDouble(each -> each.durationNanos() / each.operations())
            .sorted()
            .toArray();
    return sorted.length == 0
        ? null
        : new Measured(
            any.workload(),
            any.parallelism(),
            Math.round(iterations.stream().mapToDouble(Iteration::operations).sum()),
            Median.ofSorted(sorted),
            any.unit());
  }
}
