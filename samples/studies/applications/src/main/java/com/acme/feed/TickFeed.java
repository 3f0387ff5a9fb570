package com.acme.feed;

import com.acme.common.Outcome;
import com.acme.common.PriceList;
import com.acme.common.Pricing;
import com.acme.common.Shift;
import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.core.Scheduler;
import io.reactivex.rxjava3.schedulers.Schedulers;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;

/**
 * Ticks of a market on a pool behind an RxJava scheduler: five a second (quiet), in batches
 * (batches), or each on its own (ticks).
 */
public final class TickFeed {
  private static final int TICKS = 20_000;
  private final Scheduler scheduler = Schedulers.from(new ForkJoinPool(2));

  private TickFeed() {}

  public static void main(String[] args) {
    TickFeed feed = new TickFeed();
    if (args[0].equals("quiet")) {
      Outcome.end(feed.quiet(), "feed: ten quiet seconds");
      return;
    }
    long expected = 0;
    for (int tick = 0; tick < TICKS; tick++) {
      expected += spread(tick);
    }
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long feeds = 0;
    while (shift.goesOn()) {
      right &= expected == (args[0].equals("batches") ? feed.batches() : feed.ticks());
      feeds++;
    }
    Outcome.end(right && feeds > 0, "feed: " + feeds + " x " + TICKS + " ticks");
  }

  private boolean quiet() {
    PriceList prices = new PriceList(Pricing.DETAILED);
    return Flowable.interval(200, TimeUnit.MILLISECONDS)
        .take(50)
        .observeOn(scheduler)
        .all(t -> prices.right(t, Pricing.cents(PriceList.option(t), Pricing.DETAILED)))
        .blockingGet();
  }

  private long batches() {
    return Flowable.range(0, TICKS)
        .buffer(1_000)
        .flatMap(b -> Flowable.just(b).subscribeOn(scheduler).map(TickFeed::spreads), 16)
        .reduce(0L, Long::sum)
        .blockingGet();
  }

  private static long spreads(List<Integer> ticks) {
    long sum = 0;
    for (int tick : ticks) {
      sum += spread(tick);
    }
    return sum;
  }

  private long ticks() {
    return Flowable.range(0, TICKS)
        .flatMap(t -> Flowable.just(t).subscribeOn(scheduler).map(TickFeed::spread), 256)
        .reduce(0L, Long::sum)
        .blockingGet();
  }

  private static long spread(int tick) {
    long mixed = tick * 0x9E3779B97F4A7C15L;
    for (int i = 0; i < 1_000; i++) {
      mixed ^= mixed >>> 27;
      mixed *= 0x94D049BB133111EBL;
    }
    return mixed & 0xFFFF;
  }
}
