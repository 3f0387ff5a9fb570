package com.acme.shop;

import io.helidon.webserver.WebServer;
import java.net.URI;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.IntStream;

/** A shop that asks for its prices over some connections. Each request has a virtual thread. */
public final class Shop {
  private final List<Connection> connections;
  private final AtomicInteger next = new AtomicInteger();

  private Shop(List<Connection> connections) {
    this.connections = connections;
  }

  /** The options are system properties: see README.md. */
  public static void main(String[] arguments) {
    URI supplier = URI.create(System.getProperty("shop.supplier", "http://127.0.0.1:18090"));
    Shop shop = new Shop(connections(supplier.resolve("/price/basket")));
    WebServer.builder()
        .host("127.0.0.1")
        .port(Integer.getInteger("shop.port", 18080))
        .routing(
            routes ->
                routes
                    .get("/ping", (request, response) -> response.send("pong"))
                    .get("/basket", (request, response) -> response.send("" + shop.basket())))
        .build()
        .start();
  }

  private static List<Connection> connections(URI supplier) {
    boolean locked = System.getProperty("shop.driver", "synchronized").equals("locked");
    int count = Integer.getInteger("shop.connections", 16);
    return IntStream.range(0, count)
        .mapToObj(i -> locked ? new LockedConnection(supplier) : new SynchronizedConnection(supplier))
        .toList();
  }

  private int basket() {
    return connections.get(Math.floorMod(next.getAndIncrement(), connections.size())).price();
  }
}
