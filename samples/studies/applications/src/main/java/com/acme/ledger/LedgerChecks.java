package com.acme.ledger;

import com.acme.common.Pricing;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.parallel.ResourceLock;

/** Tests of a ledger, of four kinds. */
final class LedgerChecks {
  private LedgerChecks() {}

  private static void balance(RepetitionInfo info) {
    long option = info.getCurrentRepetition();
    Assertions.assertEquals(
        Pricing.cents(option, 8 * Pricing.DETAILED), Pricing.cents(option, 8 * Pricing.DETAILED));
  }

  /** Computes. */
  static final class Balances {
    @RepeatedTest(4000)
    void balances(RepetitionInfo info) {
      balance(info);
    }
  }

  /** Waits for what a posting brings about. */
  static final class Postings {
    @RepeatedTest(500)
    void arrives(RepetitionInfo info) throws InterruptedException {
      long due = System.nanoTime() + 35_000_000;
      while (System.nanoTime() < due) {
        Thread.sleep(5);
      }
      Assertions.assertTrue(info.getCurrentRepetition() > 0);
    }
  }

  /** Computes, and all repetitions hold one lock on a book. */
  static final class Closing {
    @RepeatedTest(2400)
    @ResourceLock("book")
    void closes(RepetitionInfo info) {
      balance(info);
    }
  }

  /** Computes, and every kind of test needs the same book for itself. */
  static final class Closings {
    @RepeatedTest(600)
    @ResourceLock("book")
    void closesMonth(RepetitionInfo info) {
      balance(info);
    }

    @RepeatedTest(600)
    @ResourceLock("book")
    void closesQuarter(RepetitionInfo info) {
      balance(info);
    }

    @RepeatedTest(600)
    @ResourceLock("book")
    void closesYear(RepetitionInfo info) {
      balance(info);
    }

    @RepeatedTest(600)
    @ResourceLock("book")
    void closesDecade(RepetitionInfo info) {
      balance(info);
    }
  }
}
