package com.acme.letters;

import com.acme.common.PriceList;
import com.acme.common.Pricing;
import java.util.concurrent.CompletableFuture;
import org.springframework.scheduling.annotation.Async;

/** A letter has a price in it, which takes a millisecond or so. */
public class PricedLetters implements LetterWriter {
  static final int STEPS = 4 * Pricing.DETAILED;

  @Async("letterPool")
  @Override
  public CompletableFuture<Long> write(long number) {
    return CompletableFuture.completedFuture(Pricing.cents(PriceList.option(number), STEPS));
  }
}
