package com.acme.tickets;

import com.acme.common.Backend;
import com.acme.common.Outcome;
import com.acme.common.Visitors;
import com.acme.common.Web;
import io.undertow.Undertow;
import io.undertow.server.HttpServerExchange;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

/** An Undertow that answers on virtual threads, from a cache that asks the organizer of an event. */
public final class TicketServer {
  private final Map<Long, Long> prices = new ConcurrentHashMap<>(1 << 16);
  private final Executor threads = Executors.newVirtualThreadPerTaskExecutor();
  private final Backend organizers;

  private TicketServer(Backend organizers) {
    this.organizers = organizers;
  }

  public static void main(String[] args) throws Exception {
    TicketServer tickets = new TicketServer(Backend.start(20));
    Undertow server =
        Undertow.builder()
            .addHttpListener(0, "127.0.0.1")
            .setHandler(exchange -> exchange.dispatch(tickets.threads, tickets::price))
            .build();
    server.start();
    int port = BoxOffice.port(server);
    Visitors visitors =
        Visitors.visit(
            16, 0, 10, id -> Web.get(port, "/price?event=" + id) == Backend.answerTo(id));
    server.stop();
    Outcome.end(visitors.allRight(), "tickets: " + visitors.answered() + " answers");
  }

  private void price(HttpServerExchange exchange) {
    long event = BoxOffice.parameter(exchange, "event");
    long price = prices.computeIfAbsent(event, organizers::ask);
    exchange.getResponseSender().send(Long.toString(price));
  }
}
