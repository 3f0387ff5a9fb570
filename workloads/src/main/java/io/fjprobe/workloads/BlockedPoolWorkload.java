package io.fjprobe.workloads;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.schedule.Schedule;
import io.fjprobe.workloads.run.workload.Article;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.Workload;
import io.fjprobe.workloads.task.HalvingTask;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/**
 * A job whose tasks sleep has all workers when another one comes: the pool cannot know, and nothing
 * compensates on any JDK. The counterpart of join-order.
 */
final class BlockedPoolWorkload implements Workload {

  @Override
  public String name() {
    return "blocked-pool";
  }

  @Override
  public String purpose() {
    return "a job that sleeps in all workers, and a short one that comes after it";
  }

  @Override
  public List<Option> options() {
    return Arrays.asList(
        Option.number("leaves", 8, 1, 100_000, "of the job that sleeps"),
        Option.number("sleep-ms", 128, 0, 60_000, "in each of them"),
        Option.number("pause-ms", 100, 0, 60_000, "before the short job comes"));
  }

  @Override
  public Schedule schedule() {
    return Schedule.counted(1, 3, 1);
  }

  @Override
  public Optional<Article> article() {
    return Optional.of(new Original());
  }

  @Override
  public String unit(Values values) {
    return values.number("leaves")
        + " leaves that sleep "
        + values.number("sleep-ms")
        + " ms, and "
        + values.number("pause-ms")
        + " ms later "
        + VICTIM_LEAVES
        + " leaves that do not";
  }

  @Override
  public Operation prepare(Values values) {
    int leaves = values.integer("leaves");
    long sleep = values.number("sleep-ms");
    long pause = values.number("pause-ms");
    return (pool, tally) -> block(pool, tally, leaves, sleep, pause);
  }

  private static final int VICTIM_LEAVES = 1_024;

  private static void block(
      ForkJoinPool pool, Tally tally, int leaves, long sleepMillis, long pauseMillis) {
    long begin = System.nanoTime();
    ForkJoinTask<Long> blocker = pool.submit(new HalvingTask(leaves, () -> sleep(sleepMillis)));
    sleep(pauseMillis);
    long submitted = System.nanoTime();
    long victimLeaves = pool.submit(new HalvingTask(VICTIM_LEAVES, () -> 1)).join();
    tally.add("shortJobNanos", System.nanoTime() - submitted);
    long blockerLeaves = blocker.join();
    tally.add("sleepingJobNanos", System.nanoTime() - begin);
    CheckFailure.unlessEqual("the number of leaves that slept", blockerLeaves, leaves);
    CheckFailure.unlessEqual("the number of leaves that did not", victimLeaves, VICTIM_LEAVES);
    tally.operation(blockerLeaves + victimLeaves, blockerLeaves + victimLeaves);
  }

  private static long sleep(long millis) {
    try {
      Thread.sleep(millis);
      return 1;
    } catch (InterruptedException e) {
      throw new IllegalStateException("interrupted while it slept", e);
    }
  }

  /**
   * A job of 1024 halved down to 128, so that 8 leaves sleep 128 ms; the other comes 100 ms later.
   */
  private static final class Original implements Article {
    private static final double SECONDS_OF_MILLISECOND = 1e-3;

    @Override
    public List<Map<String, String>> original(String mode) {
      Map<String, String> run = new LinkedHashMap<>();
      run.put("leaves", "8");
      run.put("sleep-ms", "128");
      run.put("pause-ms", "100");
      return Collections.singletonList(run);
    }

    @Override
    public double secondsPerOperation(Values values) {
      double sleeps = (double) values.number("leaves") * values.number("sleep-ms");
      return sleeps / values.parallelism() * SECONDS_OF_MILLISECOND;
    }
  }
}
