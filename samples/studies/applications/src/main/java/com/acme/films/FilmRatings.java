package com.acme.films;

import com.acme.common.Outcome;
import com.acme.common.PriceList;
import com.acme.common.Pricing;
import com.acme.common.Shift;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.MoreExecutors;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;

/**
 * Ratings of films as Guava's futures: each is computed in the pool and then added to a sum, which
 * Guava's sequential executor guards (pool), or that executor has the computing too (sequential).
 */
public final class FilmRatings {
  private static final int FILMS = 64;
  private static final int STEPS = 2 * Pricing.DETAILED;
  private static final PriceList RATINGS = new PriceList(STEPS);
  private final Executor pool = new ForkJoinPool(2);
  private final Executor guard = MoreExecutors.newSequentialExecutor(pool);
  private final Executor computing;
  private long sum;

  private FilmRatings(boolean sequential) {
    computing = sequential ? guard : pool;
  }

  public static void main(String[] args) throws Exception {
    FilmRatings ratings = new FilmRatings(args[0].equals("sequential"));
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long charts = 0;
    while (shift.goesOn()) {
      right &= ratings.chart();
      charts++;
    }
    Outcome.end(right && charts > 0, "films: " + charts + " charts");
  }

  private boolean chart() throws Exception {
    sum = 0;
    List<ListenableFuture<Boolean>> films = new ArrayList<>();
    for (long film = 0; film < FILMS; film++) {
      films.add(rated(film));
    }
    boolean right = true;
    for (boolean asExpected : Futures.allAsList(films).get()) {
      right &= asExpected;
    }
    return right && sum > 0;
  }

  private ListenableFuture<Boolean> rated(long film) {
    ListenableFuture<Long> rating = Futures.submit(() -> Pricing.cents(film, STEPS), computing);
    return Futures.transform(
        rating,
        value -> {
          sum += value;
          return RATINGS.right(film, value);
        },
        guard);
  }
}
