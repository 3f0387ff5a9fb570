package io.fjprobe.workloads;

import io.fjprobe.workloads.run.CheckFailure;
import io.fjprobe.workloads.run.Operation;
import io.fjprobe.workloads.run.Option;
import io.fjprobe.workloads.run.Patience;
import io.fjprobe.workloads.run.PoolKind;
import io.fjprobe.workloads.run.PoolLife;
import io.fjprobe.workloads.run.Schedule;
import io.fjprobe.workloads.run.Tally;
import io.fjprobe.workloads.run.Values;
import io.fjprobe.workloads.run.VirtualThreads;
import io.fjprobe.workloads.run.Workload;
import io.fjprobe.workloads.task.Station;
import io.fjprobe.workloads.task.Token;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/**
 * The scheduler of virtual threads, a pool in async mode: each hop unparks one thread and parks
 * another, and nothing blocks a carrier.
 */
final class VtRingWorkload implements Workload {

  @Override
  public String name() {
    return "vt-ring";
  }

  @Override
  public String purpose() {
    return "JDK 21+: a ring of virtual threads passes tokens: their scheduler";
  }

  @Override
  public List<Option> options() {
    return Arrays.asList(
        Option.number("threads", 10_000, 1, 1_000_000, "in the ring"),
        Option.number("tokens", 100, 1, 1_000_000, "under way at once"),
        Option.number("hops", 1_000, 1, 1_000_000, "of each token"));
  }

  @Override
  public Schedule schedule() {
    return Schedule.counted(1, 5, 1);
  }

  @Override
  public PoolLife poolLife() {
    return PoolLife.ITERATION;
  }

  @Override
  public PoolKind poolKind(Values values) {
    return PoolKind.SCHEDULER;
  }

  @Override
  public int requiredJdk(Values values) {
    return VirtualThreads.JDK;
  }

  @Override
  public String unit(Values values) {
    return values.number("tokens")
        + " tokens, each with "
        + values.number("hops")
        + " hops in a ring of "
        + values.number("threads")
        + " virtual threads, started for it";
  }

  @Override
  public Operation prepare(Values values) {
    VirtualThreads virtual = VirtualThreads.find();
    int threads = values.integer("threads");
    int tokens = values.integer("tokens");
    int hops = values.integer("hops");
    long expected = Token.direct(Token.spread(tokens, threads, hops), threads);
    return (none, tally) ->
        pass(virtual, tally, threads, Token.spread(tokens, threads, hops), expected);
  }

  private static void pass(
      VirtualThreads virtual, Tally tally, int threads, Token[] tokens, long expected) {
    CountDownLatch arrivals = new CountDownLatch(tokens.length);
    CountDownLatch ends = new CountDownLatch(threads);
    Station[] ring = Station.ring(threads, arrivals, ends);
    for (Station station : ring) {
      virtual.start(station);
    }
    for (Token token : tokens) {
      ring[token.start()].send(token);
    }
    Patience.await(arrivals, "tokens");
    for (Station station : ring) {
      station.end();
    }
    Patience.await(ends, "threads");
    long way = Arrays.stream(tokens).mapToLong(Token::way).sum();
    CheckFailure.unlessEqual("the sum of the ways", way, expected);
    tally.add("hops", Arrays.stream(tokens).mapToLong(Token::hopsDone).sum());
    tally.operation(way, threads);
  }
}
