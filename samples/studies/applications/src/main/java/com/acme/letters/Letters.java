package com.acme.letters;

import com.acme.common.PriceList;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;

/** Has letters written, and checks them. */
public class Letters {
  private static final PriceList PRICES = new PriceList(PricedLetters.STEPS);
  private final LetterWriter writer;
  private final AtomicLong written = new AtomicLong();
  private volatile boolean right = true;

  Letters(LetterWriter writer) {
    this.writer = writer;
  }

  /** At the same time; returns when all are written. */
  boolean write(long first, int count) {
    List<CompletableFuture<Long>> letters = new ArrayList<>();
    for (long number = first; number < first + count; number++) {
      letters.add(writer.write(number));
    }
    boolean asExpected = true;
    for (int number = 0; number < count; number++) {
      asExpected &= PRICES.right(first + number, letters.get(number).join());
    }
    if (!asExpected) {
      right = false;
    }
    written.addAndGet(count);
    return asExpected;
  }

  long written() {
    return written.get();
  }

  boolean right() {
    return right && written() > 0;
  }
}
