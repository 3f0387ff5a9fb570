package io.fjprobe.workloads;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.check.Patience;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.PoolKind;
import io.fjprobe.workloads.run.workload.Workload;
import io.fjprobe.workloads.task.Actor;
import io.fjprobe.workloads.task.Token;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;

/**
 * Event-style tasks in async mode: what runs submits what runs next, itself included, and nobody
 * joins.
 */
final class ActorsWorkload implements Workload {

  @Override
  public String name() {
    return "actors";
  }

  @Override
  public String purpose() {
    return "a ring of actors passes tokens in an async-mode pool";
  }

  @Override
  public List<Option> options() {
    return Arrays.asList(
        Option.number("actors", 1_000, 1, 1_000_000, "in the ring"),
        Option.number("tokens", 500, 1, 1_000_000, "under way at once"),
        Option.number("hops", 1_000, 1, 1_000_000, "of each token"));
  }

  @Override
  public PoolKind poolKind(Values values) {
    return PoolKind.FIFO;
  }

  @Override
  public String unit(Values values) {
    return values.number("tokens")
        + " tokens, each with "
        + values.number("hops")
        + " hops in a ring of "
        + values.number("actors")
        + " actors";
  }

  @Override
  public Operation prepare(Values values) {
    int actors = values.integer("actors");
    int tokens = values.integer("tokens");
    int hops = values.integer("hops");
    long expected = Token.direct(Token.spread(tokens, actors, hops), actors);
    return (pool, tally) -> pass(pool, tally, actors, Token.spread(tokens, actors, hops), expected);
  }

  static void pass(ForkJoinPool pool, Tally tally, int actors, Token[] tokens, long expected) {
    CountDownLatch arrivals = new CountDownLatch(tokens.length);
    Actor[] ring = Actor.ring(actors, pool, arrivals);
    for (Token token : tokens) {
      ring[token.start()].send(token);
    }
    Patience.await(arrivals, "tokens");
    long hops = Arrays.stream(tokens).mapToLong(Token::hopsDone).sum();
    long runs = Arrays.stream(ring).mapToLong(Actor::runs).sum();
    long way = Arrays.stream(tokens).mapToLong(Token::way).sum();
    CheckFailure.unlessEqual("the sum of the ways", way, expected);
    CheckFailure.unlessEqual("the number of runs of actors", runs, hops);
    tally.operation(way, runs);
  }
}
