package com.acme.quotes;

import com.acme.common.Backend;
import com.acme.common.Outcome;
import com.acme.common.PriceList;
import com.acme.common.Pricing;
import com.acme.common.Visitors;
import com.typesafe.config.ConfigFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.pattern.Patterns;

/** Quotes from actors: steady, lookup (each asks the market first), or crowded (64 threads). */
public final class QuoteService {
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private QuoteService() {}

  public static void main(String[] args) throws Exception {
    boolean lookup = args[0].equals("lookup");
    boolean crowded = args[0].equals("crowded");
    int threads = crowded ? 64 : 2;
    ActorSystem system =
        ActorSystem.create(
            "quotes",
            ConfigFactory.parseString(
                    "pekko.actor.default-dispatcher.fork-join-executor"
                        + " { parallelism-min = "
                        + threads
                        + ", parallelism-max = "
                        + threads
                        + " }")
                .withFallback(ConfigFactory.load()));
    int steps = crowded ? 8 * Pricing.DETAILED : Pricing.DETAILED;
    Backend market = lookup ? Backend.start(15) : null;
    List<ActorRef> desks = new ArrayList<>();
    for (int i = 0; i < threads * 4; i++) {
      desks.add(system.actorOf(Desk.props(market, steps), "desk-" + i));
    }
    PriceList prices = new PriceList(steps);
    Visitors visitors =
        Visitors.visit(
            crowded ? 96 : 8,
            crowded || lookup ? 0 : 15,
            10,
            question ->
                prices.right(
                    question,
                    ask(
                        desks.get((int) ((question + question / 1_000_000) % desks.size())),
                        PriceList.option(question))));
    system.terminate();
    system.getWhenTerminated().toCompletableFuture().join();
    Outcome.end(visitors.allRight(), "quotes: " + visitors.answered());
  }

  private static long ask(ActorRef desk, long option) {
    return (Long) Patterns.ask(desk, option, PATIENCE).toCompletableFuture().join();
  }
}
