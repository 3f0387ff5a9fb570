package com.acme.insurance;

import com.acme.common.Outcome;
import com.acme.common.PriceList;
import com.acme.common.Pricing;
import com.acme.common.Shift;
import com.pivovarit.collectors.ParallelCollectors;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * Premiums of insurances are compared: computed by parallel collectors, as many at a time as are
 * told, or as futures (futures).
 */
public final class PremiumComparison {
  private static final int INSURERS = 60;
  private static final int STEPS = 3 * Pricing.DETAILED;
  private final ForkJoinPool pool = new ForkJoinPool(2);
  private final PriceList premiums = new PriceList(STEPS);
  private final String how;

  private PremiumComparison(String how) {
    this.how = how;
  }

  public static void main(String[] args) {
    PremiumComparison comparison = new PremiumComparison(args[0]);
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long rounds = 0;
    while (shift.goesOn()) {
      right &= comparison.compared();
      rounds++;
    }
    Outcome.end(right && rounds > 0, "insurance: " + rounds + " comparisons");
  }

  private boolean compared() {
    List<Long> answers = how.equals("futures") ? futures() : collected(Integer.parseInt(how));
    boolean right = answers.size() == INSURERS;
    for (int insurer = 0; insurer < INSURERS; insurer++) {
      right &= premiums.right(insurer, answers.get(insurer));
    }
    return right;
  }

  private List<Long> collected(int atATime) {
    return insurers()
        .boxed()
        .collect(
            ParallelCollectors.parallel(
                PremiumComparison::premium, Collectors.toList(), pool, atATime))
        .join();
  }

  private List<Long> futures() {
    return insurers()
        .mapToObj(insurer -> CompletableFuture.supplyAsync(() -> premium(insurer), pool))
        .map(CompletableFuture::join)
        .collect(Collectors.toList());
  }

  private static LongStream insurers() {
    return LongStream.range(0, INSURERS);
  }

  /** A millisecond or more. */
  private static long premium(long insurer) {
    return Pricing.cents(insurer, STEPS);
  }
}
