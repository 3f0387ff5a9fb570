package com.acme.rates;

import com.acme.common.Backend;
import com.acme.common.Outcome;
import com.acme.common.PriceList;
import com.acme.common.Pricing;
import com.acme.common.Shift;
import com.github.benmanes.caffeine.cache.AsyncLoadingCache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * A board of rates that are cached and, every now and then, priced by a parallel stream. Rates are
 * loaded by the cache's default executor (default) or by threads for that (own).
 */
public final class RateBoard {
  private final Backend exchange;
  private final AsyncLoadingCache<Long, Long> rates;

  private RateBoard(Backend exchange, ExecutorService loaders) {
    this.exchange = exchange;
    Caffeine<Object, Object> cache = Caffeine.newBuilder().maximumSize(200);
    this.rates =
        (loaders == null ? cache : cache.executor(loaders)).buildAsync(currency -> load(currency));
  }

  public static void main(String[] args) throws Exception {
    ExecutorService loaders = args[0].equals("own") ? Executors.newFixedThreadPool(8) : null;
    RateBoard board = new RateBoard(Backend.start(20), loaders);
    PriceList prices = new PriceList(Pricing.DETAILED);
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long rounds = 0;
    while (shift.goesOn()) {
      right &= board.show(rounds * 24, prices);
      rounds++;
      Thread.sleep(20);
    }
    Outcome.end(right && rounds > 0, "rates: " + rounds + " boards");
  }

  private boolean show(long first, PriceList prices) {
    List<Long> currencies =
        LongStream.range(first, first + 24).boxed().collect(Collectors.toList());
    boolean priced =
        currencies.parallelStream()
            .allMatch(c -> prices.right(c, Pricing.cents(PriceList.option(c), Pricing.DETAILED)));
    boolean loaded =
        rates.getAll(currencies).join().entrySet().stream()
            .allMatch(rate -> rate.getValue() == Backend.answerTo(rate.getKey()));
    return priced && loaded;
  }

  private Long load(Long currency) {
    return exchange.ask(currency);
  }
}
