package com.acme.auction;

import com.acme.common.Outcome;
import com.acme.common.PriceList;
import com.acme.common.Pricing;
import com.acme.common.Shift;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ForkJoinPool;

/**
 * Asks an auction for prices of lots over one connection, and values each lot when its price comes,
 * by a future that goes on in a pool of two (pool), or without asking for one (future).
 */
public final class Valuation {
  private static final int LOTS = 64;
  private static final int STEPS = 4 * Pricing.DETAILED;
  private static final PriceList VALUES = new PriceList(STEPS);
  private final Map<String, CompletableFuture<String>> waiting = new ConcurrentHashMap<>();
  private final ForkJoinPool pool = new ForkJoinPool(2);
  private final Bidder bidder;

  private Valuation() throws InterruptedException {
    int port = new AuctionServer(true).open().getPort();
    bidder = Bidder.connected(port, true, this::arrived);
  }

  public static void main(String[] args) throws Exception {
    Valuation valuation = new Valuation();
    boolean inPool = args[0].equals("pool");
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long valued = 0;
    while (shift.goesOn()) {
      List<CompletableFuture<Boolean>> lots = new ArrayList<>();
      for (int lot = 0; lot < LOTS; lot++) {
        CompletableFuture<String> price = valuation.ask(lot);
        lots.add(
            inPool
                ? price.thenApplyAsync(Valuation::valued, valuation.pool)
                : price.thenApply(Valuation::valued));
        valuation.bidder.send(Integer.toString(lot));
      }
      for (CompletableFuture<Boolean> lot : lots) {
        right &= lot.join();
      }
      valued += LOTS;
    }
    Outcome.end(right && valued > 0, "auction: " + valued + " valued");
  }

  private CompletableFuture<String> ask(int lot) {
    CompletableFuture<String> price = new CompletableFuture<>();
    waiting.put(Integer.toString(lot), price);
    return price;
  }

  private void arrived(String answer) {
    String[] parts = answer.split(":");
    waiting.remove(parts[0]).complete(parts[0]);
  }

  /** Most of a millisecond. */
  private static boolean valued(String lot) {
    long number = Long.parseLong(lot);
    return VALUES.right(number, Pricing.cents(PriceList.option(number), STEPS));
  }
}
