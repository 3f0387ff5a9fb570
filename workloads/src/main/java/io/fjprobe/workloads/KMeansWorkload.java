package io.fjprobe.workloads;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.schedule.Schedule;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.Workload;
import io.fjprobe.workloads.task.ClusterTask;
import io.fjprobe.workloads.task.Points;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ForkJoinPool;

/**
 * Every iteration starts from one task again: workers ramp up and go idle over and over, and joins
 * take the task that was forked first.
 */
final class KMeansWorkload implements Workload {

  @Override
  public String name() {
    return "kmeans";
  }

  @Override
  public String purpose() {
    return "clusters points in many short phases: repeated ramp-up";
  }

  @Override
  public List<Option> options() {
    return Arrays.asList(
        Option.number("points", 50_000, 1, 50_000_000, "to cluster"),
        Option.number("clusters", 10, 1, 1_000, "as many of the points, if there are fewer"),
        Option.number("iterations-of-means", 10, 1, 10_000, "each of which is a tree of tasks"));
  }

  @Override
  public Schedule schedule() {
    return Schedule.counted(1, 5, 5);
  }

  @Override
  public String unit(Values values) {
    return values.number("iterations-of-means")
        + " iterations over "
        + values.number("points")
        + " points";
  }

  @Override
  public Operation prepare(Values values) {
    Points points = new Points(values.integer("points"), SEED);
    int iterations = values.integer("iterations-of-means");
    int clusters = (int) Math.min(values.number("clusters"), points.count());
    long[] means = points.firstMeans(clusters);
    for (int i = 0; i < iterations; i++) {
      means = Points.means(points.sums(means, 0, points.count()), means);
    }
    long[] expected = means;
    return (pool, tally) -> cluster(pool, tally, points, iterations, expected);
  }

  private static final long SEED = 20_150_119L;

  private static void cluster(
      ForkJoinPool pool, Tally tally, Points points, int iterations, long[] expected) {
    long[] means = points.firstMeans(expected.length / 2);
    long tasks = 0;
    for (int i = 0; i < iterations; i++) {
      ClusterTask root = new ClusterTask(points, means, 0, points.count());
      means = Points.means(pool.submit(root).join(), means);
      tasks += root.tasks();
    }
    for (int i = 0; i < means.length; i++) {
      CheckFailure.unlessEqual("a coordinate of a mean", means[i], expected[i]);
    }
    long tasksExpected = (long) iterations * ClusterTask.tasksExpected(points.count());
    CheckFailure.unlessEqual("the number of executed tasks", tasks, tasksExpected);
    tally.operation(Arrays.stream(means).sum(), tasks);
  }
}
