package com.acme.quotes;

import com.acme.common.Backend;
import com.acme.common.Pricing;
import org.apache.pekko.actor.AbstractActor;
import org.apache.pekko.actor.Props;

/** An actor that prices options, one after the other. */
final class Desk extends AbstractActor {
  private final Backend market;
  private final int steps;

  private Desk(Backend market, int steps) {
    this.market = market;
    this.steps = steps;
  }

  static Props props(Backend market, int steps) {
    return Props.create(Desk.class, () -> new Desk(market, steps));
  }

  @Override
  public Receive createReceive() {
    return receiveBuilder().match(Long.class, this::quote).build();
  }

  private void quote(Long option) {
    if (market != null) {
      rate(option);
    }
    getSender().tell(Pricing.cents(option, steps), getSelf());
  }

  private void rate(long option) {
    if (market.ask(option) != Backend.answerTo(option)) {
      throw new IllegalStateException("the market answered another question than " + option);
    }
  }
}
