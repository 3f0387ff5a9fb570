package com.acme.shop;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.Behaviors;

/** An actor that asks the supplier what a basket costs, and waits for the answer. */
final class Buyer {

  /** What the actor is asked. */
  record Basket(ActorRef<Integer> replyTo) {}

  private final URI address;

  private Buyer(String supplier) {
    address = URI.create(supplier + "/price/basket");
  }

  static Behavior<Basket> of(String supplier) {
    Buyer buyer = new Buyer(supplier);
    return Behaviors.receiveMessage(
        basket -> {
          basket.replyTo().tell(buyer.price());
          return Behaviors.same();
        });
  }

  private int price() throws IOException {
    try (InputStream answer = address.toURL().openStream()) {
      return Integer.parseInt(new String(answer.readAllBytes(), StandardCharsets.US_ASCII));
    }
  }
}
