package com.acme.stock;

import com.acme.common.Backend;
import com.acme.common.LegacyConnection;
import com.acme.common.Outcome;
import com.acme.common.PriceList;
import com.acme.common.Pricing;
import com.acme.common.Visitors;
import com.acme.common.Web;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;

/** A Helidon server: asked seldom (quiet), or often about what is in a database (database). */
public final class StockServer {
  private final Backend database;

  private StockServer(Backend database) {
    this.database = database;
  }

  public static void main(String[] args) throws Exception {
    boolean quiet = args[0].equals("quiet");
    StockServer stock = new StockServer(Backend.start(20));
    WebServer server =
        WebServer.builder()
            .port(0)
            .routing(r -> r.get("/price/{id}", stock::price).get("/stock/{id}", stock::inStock))
            .build()
            .start();
    int port = server.port();
    PriceList prices = new PriceList(Pricing.DETAILED);
    Visitors visitors =
        quiet
            ? Visitors.visit(
                2,
                200,
                10,
                id -> prices.right(id, Web.get(port, "/price/" + PriceList.option(id))))
            : Visitors.visit(
                16, 0, 10, id -> Web.get(port, "/stock/" + id) == Backend.answerTo(id));
    Outcome.end(visitors.allRight(), "stock: " + visitors.answered() + " answers");
  }

  private void price(ServerRequest request, ServerResponse response) {
    response.send(Long.toString(Pricing.cents(id(request), Pricing.DETAILED)));
  }

  private void inStock(ServerRequest request, ServerResponse response) {
    response.send(Long.toString(new LegacyConnection(database).query(id(request))));
  }

  private static long id(ServerRequest request) {
    return Long.parseLong(request.path().pathParameters().get("id"));
  }
}
