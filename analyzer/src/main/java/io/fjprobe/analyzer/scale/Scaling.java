package io.fjprobe.analyzer.scale;

import io.fjprobe.analyzer.account.machine.JvmAccount;
import io.fjprobe.analyzer.recording.timeline.Iteration;
import io.fjprobe.analyzer.scale.ScaleAccount.Measured;
import io.fjprobe.analyzer.scale.graph.PoolCosts;
import io.fjprobe.analyzer.scale.graph.PoolPolicy;
import io.fjprobe.analyzer.scale.graph.TaskGraph;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Makes the account of work and span of a recording, and what follows for other pools. */
public final class Scaling {

  private static final int MOST_WORKERS = 256;

  private final PoolCosts costs;
  private final NavigableSet<Integer> workers;
  private final int jdk;
  private final List<Question> questions;

  /**
   * @param workers numbers to predict for; empty: 1, 2, 4, ... 256, and what the recording had
   * @param jdk whose pool is simulated; 0: that of the recording
   */
  public Scaling(
      PoolCosts costs, NavigableSet<Integer> workers, int jdk, List<Question> questions) {
    this.costs = costs;
    this.workers = workers;
    this.jdk = jdk;
    this.questions = List.copyOf(questions);
  }

  /**
   * Makes the account of a recording that was read twice.
   *
   * @throws UnansweredQuestionException if the recording does not have what a question is about
   */
  public ScaleAccount of(String file, ScaleReader statistics, GraphReader graph) {
    SpanRecords records = statistics.records();
    Measured measured = measured(records.iterations());
    JvmAccount jvm = JvmAccount.of(statistics.jvm());
    TaskGraph tasks = graph.graph();
    if (tasks == null && !questions.isEmpty()) {
      throw UnansweredQuestionException.noTasks();
    }
    PoolPolicy policy = policy(jvm);
    questions.forEach(each -> each.check(policy));
    Predictions predictions =
        new Predictions(tasks, costs, policy, workersFor(measured, statistics.cpus()), questions);
    SpanAccount spans = SpanAccount.of(records);
    return new ScaleAccount(
        file,
        jvm.jdk(),
        statistics.cpus(),
        measured,
        spans.pausedNanos(),
        spans.waitedNanos(),
        spans.operations().stream().map(each -> scale(each, predictions)).toList());
  }

  private static OperationScale scale(OperationSpan span, Predictions predictions) {
    Predictions.Predicted predicted =
        predictions.of(span.firstTask(), span.workNanos(), span.spanNanos());
    return new OperationScale(
        span,
        predicted.burdenedSpanNanos(),
        predicted.simulated(),
        predicted.predictions(),
        predicted.whatIfs());
  }

  private PoolPolicy policy(JvmAccount jvm) {
    int feature = jdk > 0 ? jdk : jvm.feature();
    return feature == 0 ? PoolPolicy.JDK_21 : PoolPolicy.of(feature);
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
