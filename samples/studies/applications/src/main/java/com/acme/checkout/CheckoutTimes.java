package com.acme.checkout;

import com.acme.common.Outcome;
import com.acme.common.PriceList;
import com.acme.common.Pricing;
import com.acme.common.Staff;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongConsumer;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.Recorder;

/**
 * Eight threads of a plain executor serve customers, and record how long it took: by a recorder of
 * HdrHistogram (recorder), or in a histogram with a fair lock (fair).
 */
public final class CheckoutTimes {
  private static final int TILLS = 8;
  private static final int STEPS = 200;
  private static final PriceList TOTALS = new PriceList(STEPS);
  private final Recorder recorder = new Recorder(3_600_000_000_000L, 2);
  private final Histogram histogram = new Histogram(3_600_000_000_000L, 2);
  private final ReentrantLock turn = new ReentrantLock(true);

  private CheckoutTimes() {}

  public static void main(String[] args) throws Exception {
    CheckoutTimes times = new CheckoutTimes();
    boolean fair = args[0].equals("fair");
    LongConsumer record = fair ? times::recordInTurn : times.recorder::recordValue;
    long served =
        Staff.work(
            TILLS,
            10,
            customer -> {
              long begin = System.nanoTime();
              long cents = Pricing.cents(PriceList.option(customer), STEPS);
              record.accept(System.nanoTime() - begin);
              return TOTALS.right(customer, cents);
            });
    Histogram recorded = fair ? times.histogram : times.recorder.getIntervalHistogram();
    Outcome.end(
        served > 0 && recorded.getTotalCount() == served, "checkout: " + served + " served");
  }

  private void recordInTurn(long nanos) {
    turn.lock();
    try {
      histogram.recordValue(nanos);
    } finally {
      turn.unlock();
    }
  }
}
