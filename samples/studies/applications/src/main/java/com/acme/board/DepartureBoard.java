package com.acme.board;

import com.acme.common.Outcome;
import com.acme.common.PriceList;
import com.acme.common.Pricing;
import com.acme.common.Visitors;
import com.acme.common.Web;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerRequest;
import java.util.stream.IntStream;

/** A Vert.x HTTP server, asked a few times a second. */
public final class DepartureBoard {
  private final Vertx vertx = Vertx.vertx();

  private DepartureBoard() {}

  public static void main(String[] args) throws Exception {
    DepartureBoard board = new DepartureBoard();
    HttpServer server =
        board
            .vertx
            .createHttpServer()
            .requestHandler(board::answer)
            .listen(0, "127.0.0.1")
            .toCompletionStage()
            .toCompletableFuture()
            .join();
    PriceList prices = new PriceList(Pricing.DETAILED);
    Visitors visitors =
        Visitors.visit(
            2,
            180,
            10,
            id -> prices.right(id, Web.get(server.actualPort(), "/" + PriceList.option(id))));
    board.vertx.close().toCompletionStage().toCompletableFuture().join();
    Outcome.end(visitors.allRight(), "board: " + visitors.answered() + " answers");
  }

  /** What computes runs in the workers of Vert.x, in part by a parallel stream. */
  private void answer(HttpServerRequest request) {
    long option = Long.parseLong(request.path().substring(1));
    vertx
        .executeBlocking(() -> price(option))
        .onSuccess(price -> request.response().end(Long.toString(price)))
        .onFailure(e -> request.response().setStatusCode(500).end());
  }

  private static long price(long option) {
    return IntStream.range(0, 4)
        .parallel()
        .mapToLong(i -> Pricing.cents(option, Pricing.DETAILED))
        .max()
        .getAsLong();
  }
}
