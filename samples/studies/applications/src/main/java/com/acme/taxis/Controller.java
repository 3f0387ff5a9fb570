package com.acme.taxis;

import akka.actor.AbstractActor;
import akka.actor.ActorRef;
import akka.actor.Props;
import akka.pattern.Patterns;
import java.time.Duration;
import java.util.List;

/** Asks districts for the fares of many trips, from the number of the first, and adds them up. */
final class Controller extends AbstractActor {
  private final List<ActorRef> districts;
  private final int trips;

  private Controller(List<ActorRef> districts, int trips) {
    this.districts = districts;
    this.trips = trips;
  }

  static Props props(List<ActorRef> districts, int trips) {
    return Props.create(Controller.class, () -> new Controller(districts, trips))
        .withDispatcher("controllers");
  }

  @Override
  public Receive createReceive() {
    return receiveBuilder().match(Long.class, this::answer).build();
  }

  private void answer(long first) {
    long right = 0;
    for (long trip = first; trip < first + trips; trip++) {
      ActorRef district = districts.get((int) (trip % districts.size()));
      long fare =
          (Long) Patterns.ask(district, trip, Duration.ofSeconds(30)).toCompletableFuture().join();
      right += District.FARES.right(trip, fare) ? 1 : 0;
    }
    getSender().tell(right, getSelf());
  }
}
