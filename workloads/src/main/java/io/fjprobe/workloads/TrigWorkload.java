package io.fjprobe.workloads;

import io.fjprobe.workloads.article.TrigArticle;
import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.check.SubmissionBound;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.schedule.Schedule;
import io.fjprobe.workloads.run.workload.Article;
import io.fjprobe.workloads.run.workload.Jsr166yOperation;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.PoolKind;
import io.fjprobe.workloads.run.workload.PoolLife;
import io.fjprobe.workloads.run.workload.Workload;
import io.fjprobe.workloads.task.JdkTrigLibrary;
import io.fjprobe.workloads.task.Jsr166yTrigLibrary;
import io.fjprobe.workloads.task.TrigArguments;
import io.fjprobe.workloads.task.TrigLibrary;
import io.fjprobe.workloads.task.TrigTask;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;

/**
 * 3 n thin tasks for one operation. A list has n sines, n cosines and n tangents; a tangent has two
 * children, so that 5 n tasks run when the list does.
 *
 * <p>The mode {@code reuse} is the benchmark as it was once published: it submits the same task
 * objects again and again. A completed task is not run again, so that after the first operation it
 * measures external submission and nothing else. The other modes run what they submit.
 */
final class TrigWorkload implements Workload {
  private static final double TOLERANCE = 1e-9;
  private static final String POOL_IMPL = "pool-impl";
  private static final String JSR166Y = "jsr166y";

  @Override
  public String name() {
    return "trig";
  }

  @Override
  public String purpose() {
    return "external submission and join of many thin tasks";
  }

  @Override
  public Optional<Option> modeOption() {
    return Optional.of(
        Option.choice(
            "mode",
            "fresh: new tasks for each operation\n"
                + "reinit: the same tasks, reinitialized\n"
                + "reuse: external submission of completed tasks, as once published\n"
                + "inpool: new tasks, forked and joined by one worker",
            "fresh",
            "reinit",
            "reuse",
            "inpool"));
  }

  @Override
  public List<Option> options() {
    return Arrays.asList(
        Option.number("n", 200, 1, 1_000_000, "a third of the tasks submitted"),
        Option.number("max-queued", 1_000_000, 1, 60_000_000, "reuse: wait while more are queued"),
        Option.choice(
            POOL_IMPL,
            "the JDK's pool; that of jsr166y, as in JDK 7; first one, then the other",
            "jdk",
            JSR166Y,
            "both"));
  }

  @Override
  public List<Map<String, String>> runs(Map<String, String> given) {
    if (!"both".equals(given.get(POOL_IMPL))) {
      return Collections.singletonList(given);
    }
    Map<String, String> jdk = new LinkedHashMap<>(given);
    jdk.remove(POOL_IMPL);
    Map<String, String> jsr166y = new LinkedHashMap<>(given);
    jsr166y.put(POOL_IMPL, JSR166Y);
    return Arrays.asList(jdk, jsr166y);
  }

  @Override
  public PoolKind poolKind(Values values) {
    return values.text(POOL_IMPL).equals(JSR166Y) ? PoolKind.JSR166Y : PoolKind.LIFO;
  }

  @Override
  public Schedule schedule() {
    return Schedule.timed(1, 3, 1.0);
  }

  @Override
  public PoolLife poolLife() {
    return PoolLife.RUN;
  }

  @Override
  public Optional<Article> article() {
    return Optional.of(new TrigArticle());
  }

  @Override
  public String unit(Values values) {
    long tasks = 3 * values.number("n");
    switch (values.text("mode")) {
      case "reuse":
        return "external submission and join of " + tasks + " completed tasks";
      case "inpool":
        return "fork and join of " + tasks + " tasks by one worker";
      default:
        return "external submission and join of " + tasks + " tasks";
    }
  }

  @Override
  public Operation prepare(Values values) {
    TrigLibrary library =
        poolKind(values) == PoolKind.JSR166Y
            ? Jsr166yTrigLibrary.INSTANCE
            : JdkTrigLibrary.INSTANCE;
    TrigArguments arguments = new TrigArguments(values.integer("n"), library);
    switch (values.text("mode")) {
      case "reinit":
        return new Reinit(arguments);
      case "reuse":
        return new Reuse(arguments, new SubmissionBound(values.number("max-queued")));
      case "inpool":
        return new InPool(arguments);
      default:
        return new Fresh(arguments);
    }
  }

  /** What the modes share: the check of the sum and of the number of tasks that ran. */
  private abstract static class TrigOperation implements Jsr166yOperation {
    final TrigArguments arguments;
    final TrigLibrary library;
    private final double expected;

    TrigOperation(TrigArguments arguments) {
      this.arguments = arguments;
      this.library = arguments.library();
      this.expected = arguments.directSum();
    }

    /** Of the list and of the children; the root of inpool comes on top. */
    final long tasksOfList() {
      return arguments.tasks() / 3 * 5L;
    }

    abstract void run(ExecutorService pool, Tally tally);

    @Override
    public final void run(ForkJoinPool pool, Tally tally) {
      run((ExecutorService) pool, tally);
    }

    @Override
    public final void run(jsr166y.ForkJoinPool pool, Tally tally) {
      run((ExecutorService) pool, tally);
    }

    final void submitAll(ExecutorService pool, List<TrigTask> tasks) {
      for (TrigTask task : tasks) {
        library.submit(task, pool);
      }
    }

    /** Joins from the last to the first, which is the reverse of the order of submission. */
    final double joinAll(List<TrigTask> tasks) {
      double sum = 0;
      for (int i = tasks.size() - 1; i >= 0; i--) {
        sum += library.join(tasks.get(i));
      }
      return sum;
    }

    static long executions(List<TrigTask> tasks) {
      long executed = 0;
      for (TrigTask task : tasks) {
        executed += task.executions();
      }
      return executed;
    }

    final void check(Tally tally, double sum, long executed, long executedExpected) {
      CheckFailure.unlessClose("the sum of the tasks", sum, expected, TOLERANCE);
      CheckFailure.unlessEqual("the number of executed tasks", executed, executedExpected);
      tally.operation(sum, executed);
    }
  }

  private static final class Fresh extends TrigOperation {
    Fresh(TrigArguments arguments) {
      super(arguments);
    }

    @Override
    void run(ExecutorService pool, Tally tally) {
      List<TrigTask> tasks = arguments.newTasks();
      submitAll(pool, tasks);
      double sum = joinAll(tasks);
      check(tally, sum, executions(tasks), tasksOfList());
    }
  }

  private static final class Reinit extends TrigOperation {
    private final List<TrigTask> tasks;
    private long executedBefore;

    Reinit(TrigArguments arguments) {
      super(arguments);
      tasks = arguments.newTasks();
    }

    @Override
    void run(ExecutorService pool, Tally tally) {
      for (TrigTask task : tasks) {
        task.reinitialize();
      }
      submitAll(pool, tasks);
      double sum = joinAll(tasks);
      long executed = executions(tasks) - executedBefore;
      check(tally, sum, executed, tasksOfList());
      executedBefore += executed;
    }
  }

  /**
   * Joins return at once, so that nothing but the bound keeps the submission queue from growing.
   */
  private static final class Reuse extends TrigOperation {
    private final List<TrigTask> tasks;
    private final SubmissionBound bound;
    private long executedBefore;

    Reuse(TrigArguments arguments, SubmissionBound bound) {
      super(arguments);
      this.tasks = arguments.newTasks();
      this.bound = bound;
    }

    @Override
    void run(ExecutorService pool, Tally tally) {
      submitAll(pool, tasks);
      Collections.reverse(tasks);
      double sum = 0;
      for (TrigTask task : tasks) {
        sum += library.join(task);
      }
      long executed = executions(tasks) - executedBefore;
      check(tally, sum, executed, executedBefore == 0 ? tasksOfList() : 0);
      executedBefore += executed;
      tally.add("throttled", bound.await(() -> library.queuedSubmissions(pool), pool) ? 1 : 0);
    }
  }

  private static final class InPool extends TrigOperation {
    InPool(TrigArguments arguments) {
      super(arguments);
    }

    @Override
    void run(ExecutorService pool, Tally tally) {
      List<TrigTask> tasks = arguments.newTasks();
      library.forkAll(tasks, pool);
      double sum = joinAll(tasks);
      check(tally, sum, 1 + executions(tasks), 1 + tasksOfList());
    }
  }
}
