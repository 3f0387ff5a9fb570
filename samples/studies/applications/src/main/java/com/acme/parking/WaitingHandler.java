package com.acme.parking;

import io.netty.channel.ChannelHandlerContext;

/** Has the fee computed in the pool, and answers. */
final class WaitingHandler extends ParkingHandler {
  private final Fees fees;

  WaitingHandler(Fees fees) {
    this.fees = fees;
  }

  @Override
  void answer(ChannelHandlerContext context, long car) {
    write(context, fees.pool().submit(() -> fees.fee(car)).join());
  }
}
