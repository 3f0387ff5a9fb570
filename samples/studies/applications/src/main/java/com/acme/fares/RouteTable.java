package com.acme.fares;

import com.acme.common.Outcome;
import com.acme.common.Pricing;
import com.acme.common.Shift;
import java.util.stream.IntStream;
import org.cache2k.Cache;
import org.cache2k.Cache2kBuilder;

/**
 * A parallel stream adds up what tickets for two thousand routes cost. The lengths of the routes
 * are kept by a cache2k cache that has room for as many as the argument says.
 */
public final class RouteTable {
  private static final int ROUTES = 2_000;
  private static final int LENGTH_STEPS = Pricing.DETAILED / 4;
  private static final int TICKET_STEPS = 2_000;
  private final Cache<Integer, Long> lengths;

  private RouteTable(int room) {
    lengths =
        Cache2kBuilder.of(Integer.class, Long.class)
            .entryCapacity(room)
            .eternal(true)
            .loader(RouteTable::measure)
            .build();
  }

  public static void main(String[] args) {
    RouteTable table = new RouteTable(Integer.parseInt(args[0]));
    long expected = IntStream.range(0, ROUTES).mapToLong(r -> measure(r) * ticket(r)).sum();
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long rounds = 0;
    while (shift.goesOn()) {
      right &= expected == table.total();
      rounds++;
    }
    Outcome.end(right && rounds > 0, "fares: " + rounds + " tables");
  }

  private long total() {
    return IntStream.range(0, ROUTES)
        .parallel()
        .mapToLong(route -> lengths.get(route) * ticket(route))
        .sum();
  }

  private static long measure(int route) {
    return Pricing.cents(route, LENGTH_STEPS);
  }

  private static long ticket(int route) {
    return Pricing.cents(route + 1_000_000, TICKET_STEPS);
  }
}
