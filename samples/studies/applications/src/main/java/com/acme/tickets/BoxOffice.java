package com.acme.tickets;

import com.acme.common.Outcome;
import com.acme.common.Pricing;
import com.acme.common.Visitors;
import com.acme.common.Web;
import io.undertow.Undertow;
import io.undertow.server.HttpServerExchange;
import io.undertow.server.handlers.BlockingHandler;
import java.net.InetSocketAddress;
import java.util.stream.LongStream;

/**
 * An Undertow that is asked a few times a second which seats of a hall are left, and their price.
 */
public final class BoxOffice {
  private static final int HALLS = 16;
  private static final int ROWS = 32;

  private BoxOffice() {}

  public static void main(String[] args) throws Exception {
    long[] expected = LongStream.range(0, HALLS).map(hall -> rows(hall).sum()).toArray();
    Undertow server =
        Undertow.builder()
            .addHttpListener(0, "127.0.0.1")
            .setHandler(new BlockingHandler(BoxOffice::seats))
            .build();
    server.start();
    int port = port(server);
    Visitors visitors =
        Visitors.visit(
            2,
            250,
            10,
            question -> {
              int hall = (int) (question % HALLS);
              return Web.get(port, "/seats?hall=" + hall) == expected[hall];
            });
    server.stop();
    Outcome.end(visitors.allRight(), "tickets: " + visitors.answered() + " answers");
  }

  static int port(Undertow server) {
    return ((InetSocketAddress) server.getListenerInfo().get(0).getAddress()).getPort();
  }

  static long parameter(HttpServerExchange exchange, String name) {
    return Long.parseLong(exchange.getQueryParameters().get(name).getFirst());
  }

  private static void seats(HttpServerExchange exchange) {
    long hall = parameter(exchange, "hall");
    exchange.getResponseSender().send(Long.toString(rows(hall).parallel().sum()));
  }

  private static LongStream rows(long hall) {
    return LongStream.range(0, ROWS).map(row -> Pricing.cents(hall + row, Pricing.DETAILED / 4));
  }
}
