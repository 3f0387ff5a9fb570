package com.acme.shipping;

import com.acme.common.Pricing;
import java.io.IOException;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.LongStream;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/**
 * What it costs to ship parcels: quiet and pools compute a stream of them, nested a stream of
 * streams.
 */
public final class ShippingServlet extends HttpServlet {
  private static final long serialVersionUID = 1;
  static final int PARCELS = 32;
  private static final int ROUTES = 20_000;
  private static final int STOPS = 8;

  private final String how;

  ShippingServlet(String how) {
    this.how = how;
  }

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    response.getWriter().print(answer(Long.parseLong(request.getParameter("order"))));
  }

  private long answer(long order) {
    switch (how) {
      case "pools":
        return inPoolOfItsOwn(order);
      case "nested":
        return routes(order);
      default:
        return parcels(order);
    }
  }

  private static long parcels(long order) {
    return LongStream.range(0, PARCELS)
        .parallel()
        .map(parcel -> Pricing.cents(order + parcel, Pricing.DETAILED / 4))
        .sum();
  }

  private static long inPoolOfItsOwn(long order) {
    ForkJoinPool pool = new ForkJoinPool(2);
    try {
      return pool.submit(() -> parcels(order)).join();
    } finally {
      pool.shutdown();
    }
  }

  private static long routes(long order) {
    return LongStream.range(0, ROUTES).parallel().map(route -> stops(order, route)).sum();
  }

  private static long stops(long order, long route) {
    return LongStream.range(0, STOPS)
        .parallel()
        .map(stop -> Long.numberOfTrailingZeros(order * route + stop + 1))
        .sum();
  }

  static long expected(String how, long order) {
    if (!how.equals("nested")) {
      return LongStream.range(order, order + PARCELS)
          .map(parcel -> Pricing.cents(parcel, Pricing.DETAILED / 4))
          .sum();
    }
    long sum = 0;
    for (long route = 0; route < ROUTES; route++) {
      for (long stop = 0; stop < STOPS; stop++) {
        sum += Long.numberOfTrailingZeros(order * route + stop + 1);
      }
    }
    return sum;
  }
}
