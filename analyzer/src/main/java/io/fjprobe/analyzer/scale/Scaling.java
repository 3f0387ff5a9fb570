package io.fjprobe.analyzer.scale;

import io.fjprobe.analyzer.account.machine.JvmAccount;
import io.fjprobe.analyzer.scale.ScaleAccount.Measured;
import io.fjprobe.analyzer.scale.ScaleReader.Iteration;
import io.fjprobe.analyzer.scale.Windowed.Key;
import io.fjprobe.analyzer.scale.graph.PoolCosts;
import io.fjprobe.analyzer.scale.graph.PoolPolicy;
import io.fjprobe.analyzer.scale.graph.TaskGraph;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Makes the account of work and span of a recording, and what follows for other pools. */
public final class Scaling {

  /** Numbers of the event of totals, in this order. */
  private static final int OPERATIONS = 0;

  private static final int TASKS = 1;
  private static final int WORK = 2;
  private static final int SPAN = 3;

  /** Numbers of the event of shares. */
  private static final int SHARE_TASKS = 0;

  private static final int SHARE_WORK = 1;
  private static final int SHARE_SPAN_TASKS = 2;
  private static final int SHARE_SPAN = 3;

  /** Operations with less of the work of all are left out. */
  private static final double LEAST_SHARE = 0.01;

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
    Measured measured = measured(statistics.iterations());
    JvmAccount jvm = JvmAccount.of(statistics.jvm());
    TaskGraph tasks = graph.graph();
    if (tasks == null && !questions.isEmpty()) {
      throw UnansweredQuestionException.noTasks();
    }
    Predictions predictions =
        new Predictions(
            tasks, costs, policy(jvm), workersFor(measured, statistics.cpus()), questions);
    Map<Key, long[]> totals = Windowed.of(statistics.totals(), statistics.iterations());
    Map<Key, long[]> shares = Windowed.of(statistics.shares(), statistics.iterations());
    long from = Objects.requireNonNullElse(statistics.measuredFrom(), Long.MIN_VALUE);
    double work = totals.values().stream().mapToLong(each -> each[WORK]).sum();
    List<OperationScale> operations = new ArrayList<>();
    totals.forEach(
        (key, numbers) -> {
          if (numbers[OPERATIONS] > 0 && numbers[WORK] > LEAST_SHARE * work) {
            operations.add(operation(key.firstTask(), numbers, shares, predictions));
          }
        });
    operations.sort(
        Comparator.comparingDouble((OperationScale each) -> -each.workNanos() * each.operations()));
    return new ScaleAccount(
        file,
        jvm.jdk(),
        statistics.cpus(),
        measured,
        statistics.disturbances().pausedNanos(from, statistics.until()),
        statistics.disturbances().waitedNanos(from, statistics.until()),
        operations);
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
            .mapToDouble(each -> (double) (each.until() - each.from()) / each.operations())
            .sorted()
            .toArray();
    return sorted.length == 0
        ? null
        : new Measured(
            any.workload(),
            any.parallelism(),
            iterations.stream().mapToLong(Iteration::operations).sum(),
            Median.ofSorted(sorted),
            any.unit());
  }

  private static OperationScale operation(
      String firstTask, long[] numbers, Map<Key, long[]> shares, Predictions predictions) {
    double count = numbers[OPERATIONS];
    List<SpanShare> parts = new ArrayList<>();
    shares.forEach(
        (key, each) -> {
          if (key.firstTask().equals(firstTask)) {
            parts.add(share(key.task(), each, numbers));
          }
        });
    parts.sort(Comparator.comparingDouble((SpanShare each) -> -each.spanShare()));
    Predictions.Predicted predicted =
        predictions.of(firstTask, numbers[WORK] / count, numbers[SPAN] / count);
    return new OperationScale(
        firstTask,
        numbers[OPERATIONS],
        numbers[TASKS] / count,
        numbers[WORK] / count,
        numbers[SPAN] / count,
        numbers[SPAN] == 0 ? 1 : (double) numbers[WORK] / numbers[SPAN],
        predicted.burdenedSpanNanos(),
        parts,
        predicted.simulated(),
        predicted.predictions(),
        predicted.whatIfs());
  }

  private static SpanShare share(String task, long[] part, long[] whole) {
    double count = whole[OPERATIONS];
    return new SpanShare(
        task,
        part[SHARE_TASKS] / count,
        (double) part[SHARE_WORK] / whole[WORK],
        part[SHARE_SPAN_TASKS] / count,
        whole[SPAN] == 0 ? 0 : (double) part[SHARE_SPAN] / whole[SPAN]);
  }
}
