package com.acme.parking;

import io.netty.channel.ChannelHandlerContext;
import java.util.concurrent.CompletableFuture;

/** Answers as soon as the pool has the fee. */
final class FeeHandler extends ParkingHandler {
  private final Fees fees;

  FeeHandler(Fees fees) {
    this.fees = fees;
  }

  @Override
  void answer(ChannelHandlerContext context, long car) {
    CompletableFuture.supplyAsync(() -> fees.fee(car), fees.pool())
        .whenComplete(
            (fee, failure) -> {
              if (failure == null) {
                write(context, fee);
              } else {
                exceptionCaught(context, failure);
              }
            });
  }
}
