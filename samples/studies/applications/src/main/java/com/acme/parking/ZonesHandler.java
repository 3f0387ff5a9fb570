package com.acme.parking;

import io.netty.channel.ChannelHandlerContext;
import java.util.concurrent.ForkJoinPool;

/** Answers with the fees of all zones, by a parallel stream that does not use the common pool. */
final class ZonesHandler extends ParkingHandler {
  private final Fees fees;
  private final boolean shared;

  ZonesHandler(Fees fees) {
    this(fees, false);
  }

  ZonesHandler(Fees fees, boolean shared) {
    this.fees = fees;
    this.shared = shared;
  }

  @Override
  void answer(ChannelHandlerContext context, long car) {
    ForkJoinPool pool = shared ? fees.pool() : new ForkJoinPool(2);
    write(context, pool.submit(() -> fees.zones().parallel().sum()).join());
  }
}
