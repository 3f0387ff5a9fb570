package com.acme.hotels;

import com.acme.common.Backend;
import com.acme.common.Outcome;
import com.acme.common.PriceList;
import com.acme.common.Pricing;
import com.acme.common.Visitors;
import io.github.resilience4j.timelimiter.TimeLimiter;
import io.github.resilience4j.timelimiter.TimeLimiterConfig;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ScheduledExecutorService;

/**
 * Hotels are asked for offers, on threads for that, within a limit of time by Resilience4j. An
 * offer that is late is estimated in the pool (pool), or by the thread that found it late (late).
 */
public final class HotelOffers {
  private static final int HOTELS = 32;
  private static final int STEPS = 20 * Pricing.DETAILED;
  private static final PriceList PRICES = new PriceList(STEPS);
  private final Backend quick = Backend.start(2);
  private final Backend slow = Backend.start(1_000);
  private final boolean late;
  private final ForkJoinPool pool = new ForkJoinPool(2);
  private final ExecutorService asking =
      Executors.newCachedThreadPool(action -> daemon(action, "asking"));
  private final ScheduledExecutorService times =
      Executors.newSingleThreadScheduledExecutor(action -> daemon(action, "time-limits"));
  private final TimeLimiter limit =
      TimeLimiter.of(
          TimeLimiterConfig.custom()
              .timeoutDuration(Duration.ofMillis(25))
              .cancelRunningFuture(false)
              .build());

  private HotelOffers(boolean late) throws Exception {
    this.late = late;
  }

  public static void main(String[] args) throws Exception {
    HotelOffers offers = new HotelOffers(args[0].equals("late"));
    Visitors visitors = Visitors.visit(2, 5, 10, offers::compared);
    Outcome.end(visitors.allRight(), "hotels: " + visitors.answered() + " comparisons");
  }

  /** One hotel of eight answers in time. */
  private boolean compared(long question) {
    List<CompletableFuture<Boolean>> offers = new ArrayList<>();
    for (int hotel = 0; hotel < HOTELS; hotel++) {
      Backend backend = hotel % 8 == 0 ? quick : slow;
      offers.add(offer(backend, question + hotel).toCompletableFuture());
    }
    boolean right = true;
    for (CompletableFuture<Boolean> offer : offers) {
      right &= offer.join();
    }
    return right;
  }

  private CompletionStage<Boolean> offer(Backend backend, long hotel) {
    CompletionStage<Boolean> inTime =
        limit
            .executeCompletionStage(
                times, () -> CompletableFuture.supplyAsync(() -> backend.ask(hotel), asking))
            .thenApplyAsync(answer -> answer == Backend.answerTo(hotel) && valued(hotel), pool);
    return late
        ? inTime.exceptionally(tooLate -> valued(hotel))
        : inTime.handleAsync((right, tooLate) -> tooLate == null ? right : valued(hotel), pool);
  }

  /** Some milliseconds. */
  private static boolean valued(long hotel) {
    return PRICES.right(hotel, Pricing.cents(PriceList.option(hotel), STEPS));
  }

  static Thread daemon(Runnable action, String name) {
    Thread thread = new Thread(action, name);
    thread.setDaemon(true);
    return thread;
  }
}
