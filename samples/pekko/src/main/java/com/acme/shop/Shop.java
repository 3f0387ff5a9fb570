package com.acme.shop;

import static org.apache.pekko.http.javadsl.server.Directives.complete;
import static org.apache.pekko.http.javadsl.server.Directives.concat;
import static org.apache.pekko.http.javadsl.server.Directives.onSuccess;
import static org.apache.pekko.http.javadsl.server.Directives.path;

import com.typesafe.config.Config;
import java.time.Duration;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.DispatcherSelector;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Routers;
import org.apache.pekko.http.javadsl.Http;
import org.apache.pekko.http.javadsl.server.Route;

/** A shop that asks its supplier for prices. */
public final class Shop {
  private static final int BUYERS = 16;
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private Shop() {}

  public static void main(String[] arguments) {
    ActorSystem.create(Behaviors.setup(Shop::open), "shop");
  }

  private static Behavior<Void> open(ActorContext<Void> context) {
    ActorSystem<Void> system = context.getSystem();
    Config shop = system.settings().config().getConfig("shop");
    ActorRef<Buyer.Basket> buyers =
        context.spawn(
            Routers.pool(BUYERS, Buyer.of(shop.getString("supplier")))
                .withRouteeProps(DispatcherSelector.fromConfig(shop.getString("dispatcher"))),
            "buyers");
    Http.get(system).newServerAt("127.0.0.1", shop.getInt("port")).bind(route(system, buyers));
    return Behaviors.empty();
  }

  private static Route route(ActorSystem<Void> system, ActorRef<Buyer.Basket> buyers) {
    return concat(
        path("ping", () -> complete("pong")),
        path(
            "basket",
            () ->
                onSuccess(
                    AskPattern.ask(buyers, Buyer.Basket::new, PATIENCE, system.scheduler()),
                    price -> complete(price.toString()))));
  }
}
