package io.fjprobe.workloads;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.check.ExternalThreads;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.workload.Article;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.PoolKind;
import io.fjprobe.workloads.run.workload.Workload;
import io.fjprobe.workloads.task.Primes;
import io.fjprobe.workloads.task.SplitCounter;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import java.util.stream.StreamSupport;

/**
 * What happens to parallel streams in a server: many callers that are no workers share the common
 * pool, each waits for its own stream and helps meanwhile.
 */
final class CommonContentionWorkload implements Workload {

  @Override
  public String name() {
    return "common-contention";
  }

  @Override
  public String purpose() {
    return "external threads run parallel streams at once: one common pool for all";
  }

  @Override
  public List<Option> options() {
    return Arrays.asList(
        Option.number("threads", 4, 1, 1_000, "none of them a worker"),
        Option.number("limit", 100_000, 1, 100_000_000, "below which primes are counted"));
  }

  @Override
  public PoolKind poolKind(Values values) {
    return PoolKind.COMMON;
  }

  @Override
  public Optional<Article> article() {
    return Optional.of(new Original());
  }

  @Override
  public String unit(Values values) {
    return values.number("threads")
        + " threads that each count the primes below "
        + values.number("limit")
        + ", common parallelism "
        + values.parallelism();
  }

  @Override
  public Operation prepare(Values values) {
    int threads = values.integer("threads");
    int limit = values.integer("limit");
    int primes = Primes.countBelow(limit);
    return (pool, tally) -> count(tally, threads, limit, primes);
  }

  static void count(Tally tally, int threads, int limit, int primes) {
    AtomicInteger splits = new AtomicInteger();
    long[] counts = new long[threads];
    ExternalThreads.run(threads, number -> counts[number] = count(limit, splits));
    for (long count : counts) {
      CheckFailure.unlessEqual("the number of primes", count, primes);
    }
    tally.add("splits", splits.get());
    tally.operation(Arrays.stream(counts).sum(), threads + splits.get());
  }

  private static long count(int limit, AtomicInteger splits) {
    SplitCounter range = new SplitCounter(LongStream.range(0, limit).spliterator(), splits);
    return StreamSupport.longStream(range, true).filter(Primes::isPrime).count();
  }

  /**
   * Ten users at once, ten streams of 100,000 numbers each, five runs to warm up and two measured.
   */
  private static final class Original implements Article {
    private static final double SECONDS_OF_NUMBER = 150e-9;

    @Override
    public List<Map<String, String>> original(String mode) {
      Map<String, String> run = new LinkedHashMap<>();
      run.put("threads", "10");
      run.put("limit", "100000");
      run.put("warmup-iterations", "5");
      run.put("iterations", "2");
      run.put("operations", "10");
      return Collections.singletonList(run);
    }

    @Override
    public double secondsPerOperation(Values values) {
      return values.number("threads") * values.number("limit") * SECONDS_OF_NUMBER;
    }
  }
}
