package com.acme.taxis;

import akka.actor.AbstractActor;
import akka.actor.Props;
import com.acme.common.PriceList;
import com.acme.common.Pricing;

/** Computes the fare of a trip, about a millisecond. */
final class District extends AbstractActor {
  private static final int STEPS = 4 * Pricing.DETAILED;
  static final PriceList FARES = new PriceList(STEPS);

  private District() {}

  static Props props() {
    return Props.create(District.class, District::new);
  }

  @Override
  public Receive createReceive() {
    return receiveBuilder()
        .match(
            Long.class,
            trip -> getSender().tell(Pricing.cents(PriceList.option(trip), STEPS), getSelf()))
        .build();
  }
}
