package com.acme.exchange;

import com.acme.common.Outcome;
import com.acme.common.Pricing;
import com.acme.common.Shift;
import com.lmax.disruptor.BlockingWaitStrategy;
import com.lmax.disruptor.BusySpinWaitStrategy;
import com.lmax.disruptor.RingBuffer;
import com.lmax.disruptor.WaitStrategy;
import com.lmax.disruptor.YieldingWaitStrategy;
import com.lmax.disruptor.dsl.Disruptor;
import com.lmax.disruptor.dsl.ProducerType;
import com.lmax.disruptor.util.DaemonThreadFactory;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.LongStream;

/**
 * Trades go through a Disruptor, which adds up volumes, while books are valued in the common pool.
 * The handlers have threads (threads), are quick to react (quick), or run in the common pool as
 * well (shared); in a pool that is there for all (desk) they are both.
 */
public final class TradeFeed {
  static final int INSTRUMENTS = 16;
  private static final int TRADES = 200;
  private static final int BOOKS = 48;

  private final ForkJoinPool pool;
  private final Disruptor<Trade> disruptor;
  private final Volumes volumes = new Volumes();
  private long published;
  private long traded;

  private TradeFeed(ForkJoinPool pool, Disruptor<Trade> disruptor) {
    this.pool = pool;
    this.disruptor = disruptor;
  }

  public static void main(String[] args) throws Exception {
    TradeFeed feed = feed(args[0]);
    feed.start(args[0].equals("quick"));
    long expected = LongStream.range(0, BOOKS).map(TradeFeed::value).sum();
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long rounds = 0;
    while (shift.goesOn()) {
      feed.publish(rounds);
      right &= expected == feed.valuation();
      rounds++;
    }
    while (!feed.volumes.complete(feed.published - 1)) {
      Thread.sleep(1);
    }
    right &= feed.volumes.sum() == feed.traded;
    Outcome.end(right && rounds > 0, "exchange: " + rounds + " rounds");
  }

  private static TradeFeed feed(String how) {
    ForkJoinPool common = ForkJoinPool.commonPool();
    switch (how) {
      case "shared":
        return new TradeFeed(common, on(common, new BlockingWaitStrategy()));
      case "desk":
        ForkJoinPool desk = new ForkJoinPool(2);
        return new TradeFeed(desk, on(desk, new YieldingWaitStrategy()));
      case "quick":
        return new TradeFeed(common, onThreads(new BusySpinWaitStrategy()));
      default:
        return new TradeFeed(common, onThreads(new BlockingWaitStrategy()));
    }
  }

  private static Disruptor<Trade> onThreads(WaitStrategy wait) {
    return new Disruptor<>(
        Trade::new, 4096, DaemonThreadFactory.INSTANCE, ProducerType.SINGLE, wait);
  }

  @SuppressWarnings("deprecation") // what many programs of older versions call
  private static Disruptor<Trade> on(Executor executor, WaitStrategy wait) {
    return new Disruptor<>(Trade::new, 4096, executor, ProducerType.SINGLE, wait);
  }

  private void start(boolean audited) {
    disruptor.handleEventsWith(volumes);
    if (audited) {
      disruptor.after(volumes).handleEventsWith(new Volumes());
    }
    disruptor.start();
  }

  private void publish(long round) {
    RingBuffer<Trade> ring = disruptor.getRingBuffer();
    for (int i = 0; i < TRADES; i++) {
      long volume = round + i;
      ring.publishEvent((trade, sequence) -> fill(trade, sequence, volume));
      published++;
      traded += volume;
    }
  }

  private static void fill(Trade trade, long sequence, long volume) {
    trade.instrument = (int) (sequence % INSTRUMENTS);
    trade.volume = volume;
  }

  private long valuation() {
    if (pool == ForkJoinPool.commonPool()) {
      return books();
    }
    return pool.submit(TradeFeed::books).join();
  }

  private static long books() {
    return LongStream.range(0, BOOKS).parallel().map(TradeFeed::value).sum();
  }

  private static long value(long book) {
    return Pricing.cents(book, Pricing.DETAILED / 2);
  }
}
