package io.fjprobe.workloads;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.check.Patience;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.jvm.VirtualThreads;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.task.Station;
import io.fjprobe.workloads.task.Token;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/**
 * The scheduler of virtual threads, a pool in async mode: each hop unparks one thread and parks
 * another, and nothing blocks a carrier. One token in a ring, for tokens that catch up are taken
 * without a park.
 */
final class VtRingWorkload implements VirtualThreadWorkload {

  @Override
  public String name() {
    return "vt-ring";
  }

  @Override
  public String purpose() {
    return "JDK 21+: rings of virtual threads pass tokens: their scheduler";
  }

  @Override
  public List<Option> options() {
    return Arrays.asList(
        Option.number("rings", 10, 1, 10_000, "each with one token"),
        Option.number("threads", 1_000, 1, 100_000, "in a ring"),
        Option.number("hops", 10_000, 1, 1_000_000, "of each token"));
  }

  @Override
  public String unit(Values values) {
    return values.number("rings")
        + " rings of "
        + values.number("threads")
        + " virtual threads, started for it, and one token with "
        + values.number("hops")
        + " hops in each";
  }

  @Override
  public Operation prepare(Values values) {
    VirtualThreads virtual = VirtualThreads.find();
    int threads = values.integer("threads");
    int rings = values.integer("rings");
    int hops = values.integer("hops");
    long expected = Token.direct(Token.spread(rings, threads, hops), threads);
    return (none, tally) ->
        pass(virtual, tally, threads, Token.spread(rings, threads, hops), expected);
  }

  private static void pass(
      VirtualThreads virtual, Tally tally, int threads, Token[] tokens, long expected) {
    CountDownLatch arrivals = new CountDownLatch(tokens.length);
    CountDownLatch ends = new CountDownLatch(tokens.length * threads);
    List<Station[]> rings = new ArrayList<>();
    for (Token token : tokens) {
      Station[] ring = Station.ring(threads, arrivals, ends);
      rings.add(ring);
      for (Station station : ring) {
        virtual.start(station);
      }
      ring[token.start()].send(token);
    }
    Patience.await(arrivals, "tokens");
    rings.forEach(ring -> Arrays.stream(ring).forEach(Station::end));
    Patience.await(ends, "threads");
    check(tokens, expected, (long) tokens.length * threads, tally);
    tally.add("hops", Arrays.stream(tokens).mapToLong(Token::hopsDone).sum());
  }

  static void check(Token[] tokens, long expected, long tasks, Tally tally) {
    long way = Arrays.stream(tokens).mapToLong(Token::way).sum();
    CheckFailure.unlessEqual("the sum of the ways", way, expected);
    tally.operation(way, tasks);
  }
}
