package com.acme.taxis;

import akka.actor.ActorRef;
import akka.actor.ActorSystem;
import akka.pattern.Patterns;
import com.acme.common.Outcome;
import com.acme.common.Shift;
import com.typesafe.config.ConfigFactory;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Actors of Akka compute fares: one for each of eight districts (districts), one for all of them
 * (one), or those of districts that a controller asks from a dispatcher of its own (controller).
 */
public final class TaxiFares {
  private static final int TRIPS = 128;
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private final ActorSystem system =
      ActorSystem.create(
          "taxis",
          ConfigFactory.parseString(
                  "akka.log-dead-letters = off\n"
                      + "akka.actor.default-dispatcher.fork-join-executor"
                      + " { parallelism-min = 2, parallelism-max = 2 }\n"
                      + "controllers.fork-join-executor"
                      + " { parallelism-min = 1, parallelism-max = 1 }")
              .withFallback(ConfigFactory.load()));
  private final List<ActorRef> districts;

  private TaxiFares(int districts) {
    this.districts =
        IntStream.range(0, districts)
            .mapToObj(district -> system.actorOf(District.props(), "district-" + district))
            .collect(Collectors.toList());
  }

  public static void main(String[] args) {
    TaxiFares fares = new TaxiFares(args[0].equals("one") ? 1 : 8);
    ActorRef controller =
        args[0].equals("controller")
            ? fares.system.actorOf(Controller.props(fares.districts, TRIPS), "controller")
            : null;
    Shift shift = Shift.ofSeconds(10);
    long trips = 0;
    boolean right = true;
    while (shift.goesOn()) {
      right &= (controller == null ? fares.asked(trips) : fares.told(controller, trips)) == TRIPS;
      trips += TRIPS;
    }
    Outcome.end(right && trips > 0, "taxis: " + trips + " trips");
  }

  /** How many are right. */
  private long asked(long first) {
    List<CompletableFuture<Boolean>> fares =
        LongStream.range(first, first + TRIPS)
            .mapToObj(
                trip ->
                    Patterns.ask(
                            districts.get((int) (trip % districts.size())), (Long) trip, PATIENCE)
                        .thenApply(fare -> District.FARES.right(trip, (Long) fare))
                        .toCompletableFuture())
            .collect(Collectors.toList());
    return fares.stream().filter(CompletableFuture::join).count();
  }

  private long told(ActorRef controller, Long first) {
    return (Long) Patterns.ask(controller, first, PATIENCE).toCompletableFuture().join();
  }
}
