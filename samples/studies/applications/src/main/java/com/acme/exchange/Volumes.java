package com.acme.exchange;

import com.lmax.disruptor.EventHandler;

/** How much was traded of each instrument. */
final class Volumes implements EventHandler<Trade> {
  private final long[] traded = new long[TradeFeed.INSTRUMENTS];
  private volatile long seen = -1;

  @Override
  public void onEvent(Trade trade, long sequence, boolean endOfBatch) {
    traded[trade.instrument] += trade.volume;
    seen = sequence;
  }

  boolean complete(long sequence) {
    return seen >= sequence;
  }

  long sum() {
    long sum = 0;
    for (long volume : traded) {
      sum += volume;
    }
    return sum;
  }
}
