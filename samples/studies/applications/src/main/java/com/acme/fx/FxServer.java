package com.acme.fx;

import com.acme.common.Outcome;
import com.acme.common.PriceList;
import com.acme.common.Pricing;
import com.acme.common.Visitors;
import io.grpc.CallOptions;
import io.grpc.InsecureChannelCredentials;
import io.grpc.InsecureServerCredentials;
import io.grpc.ManagedChannel;
import io.grpc.Server;
import io.grpc.netty.shaded.io.grpc.netty.NettyChannelBuilder;
import io.grpc.netty.shaded.io.grpc.netty.NettyServerBuilder;
import io.grpc.stub.ClientCalls;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;

/**
 * A gRPC server whose calls run in a Fork/Join pool: of two with a moderate load (steady), of two
 * with a lock (lock), or of one with more calls than it can do (single).
 */
public final class FxServer {
  private FxServer() {}

  public static void main(String[] args) throws Exception {
    String how = args[0];
    int steps = how.equals("steady") ? Pricing.DETAILED : 16 * Pricing.DETAILED;
    ForkJoinPool pool = new ForkJoinPool(how.equals("single") ? 1 : 2);
    Server server =
        NettyServerBuilder.forAddress(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                InsecureServerCredentials.create())
            .executor(pool)
            .addService(new FxService(how.equals("lock"), steps).definition())
            .build()
            .start();
    ManagedChannel channel =
        NettyChannelBuilder.forAddress(
                "127.0.0.1", server.getPort(), InsecureChannelCredentials.create())
            .build();
    PriceList prices = new PriceList(steps);
    Visitors visitors =
        Visitors.visit(
            6,
            how.equals("steady") ? 12 : 0,
            10,
            question -> prices.right(question, price(channel, PriceList.option(question))));
    channel.shutdownNow().awaitTermination(5, TimeUnit.SECONDS);
    server.shutdownNow().awaitTermination(5, TimeUnit.SECONDS);
    Outcome.end(visitors.allRight(), "fx: " + visitors.answered() + " prices");
  }

  private static long price(ManagedChannel channel, long option) {
    return ClientCalls.blockingUnaryCall(channel, FxService.PRICE, CallOptions.DEFAULT, option);
  }
}
