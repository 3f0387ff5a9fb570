package com.acme.checkout;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.util.stream.IntStream;
import org.HdrHistogram.Histogram;

/**
 * A parallel stream collects amounts of receipts in histograms, which keep as many digits as the
 * argument says.
 */
public final class Receipts {
  private static final int RECEIPTS = 100_000;
  private static final long LARGEST = 100_000_000;

  private Receipts() {}

  public static void main(String[] args) {
    int digits = Integer.parseInt(args[0]);
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long days = 0;
    while (shift.goesOn()) {
      Histogram amounts =
          IntStream.range(0, RECEIPTS)
              .parallel()
              .collect(
                  () -> new Histogram(LARGEST, digits),
                  (histogram, receipt) -> histogram.recordValue(cents(receipt)),
                  Histogram::add);
      right &= amounts.getTotalCount() == RECEIPTS;
      days++;
    }
    Outcome.end(right && days > 0, "checkout: " + days + " days");
  }

  private static long cents(int receipt) {
    return 50 + receipt * 7_919L % 20_000;
  }
}
