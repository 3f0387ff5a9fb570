package com.acme.lanes;

import com.acme.common.Outcome;
import com.acme.common.PriceList;
import com.acme.common.Pricing;
import com.acme.common.Shift;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.LongStream;

/**
 * Two lanes are counted on threads that pause (parked) or do not (spinning), or one of them in the
 * pool (pool), in which parallel streams forecast the traffic.
 */
public final class LaneCounter {
  private static final int STREETS = 64;
  private static final PriceList TRAFFIC = new PriceList(Pricing.DETAILED);
  private final ForkJoinPool pool = new ForkJoinPool(2);
  private final Lane left = new Lane();
  private final Lane right = new Lane();

  private LaneCounter() {}

  public static void main(String[] args) throws InterruptedException {
    LaneCounter counter = new LaneCounter();
    switch (args[0]) {
      case "parked":
        daemon(counter.left::countParked, "left-lane");
        daemon(counter.right::countParked, "right-lane");
        break;
      case "spinning":
        daemon(counter.left::countAtOnce, "left-lane");
        daemon(counter.right::countAtOnce, "right-lane");
        break;
      default:
        counter.pool.execute(counter.left::countAtOnce);
        daemon(counter.right::countParked, "right-lane");
    }
    long[] passed = new long[1];
    Shift shift = Shift.ofSeconds(10);
    Thread sensor = new Thread(() -> passed[0] = counter.sense(shift), "sensor");
    sensor.start();
    boolean right = true;
    long forecasts = 0;
    while (shift.goesOn()) {
      right &= counter.forecast(forecasts);
      forecasts++;
    }
    sensor.join();
    Thread.sleep(200);
    right &= counter.left.counted() == passed[0] && counter.right.counted() == passed[0];
    counter.left.close();
    counter.right.close();
    Outcome.end(right && forecasts > 0, "lanes: " + forecasts + " forecasts");
  }

  private static void daemon(Runnable action, String name) {
    Thread thread = new Thread(action, name);
    thread.setDaemon(true);
    thread.start();
  }

  private long sense(Shift shift) {
    long car = 0;
    try {
      while (shift.goesOn()) {
        left.pass(car);
        right.pass(car);
        car++;
        Thread.sleep(2);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return car;
  }

  private boolean forecast(long first) {
    return pool.submit(
            () ->
                LongStream.range(first, first + STREETS)
                    .parallel()
                    .allMatch(
                        street ->
                            TRAFFIC.right(
                                street, Pricing.cents(PriceList.option(street), Pricing.DETAILED))))
        .join();
  }
}
