package com.acme.parking;

import com.acme.common.Outcome;
import com.acme.common.Visitors;
import com.acme.common.Web;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpServerCodec;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.function.Function;
import java.util.function.LongPredicate;

/**
 * A Netty that says what drivers have to pay: a few times a second (calm), under a moderate load
 * (steady), or as fast as it can.
 */
public final class ParkingServer {
  private ParkingServer() {}

  public static void main(String[] args) throws Exception {
    Function<Fees, ParkingHandler> handlers = handlers(args[0]);
    Fees fees = new Fees();
    EventLoopGroup loop = new NioEventLoopGroup(1);
    ServerBootstrap server =
        new ServerBootstrap()
            .group(loop)
            .channel(NioServerSocketChannel.class)
            .childHandler(
                new ChannelInitializer<Channel>() {
                  @Override
                  protected void initChannel(Channel channel) {
                    ChannelPipeline pipeline = channel.pipeline();
                    pipeline.addLast(new HttpServerCodec(), new HttpObjectAggregator(1_000));
                    pipeline.addLast(handlers.apply(fees));
                  }
                });
    Channel open =
        server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)).sync().channel();
    int port = ((InetSocketAddress) open.localAddress()).getPort();
    LongPredicate driver = car -> fees.right(car, Web.get(port, "/fee?car=" + car));
    Visitors visitors = Visitors.visit(clients(args[0]), pauseMillis(args[0]), 10, driver);
    open.close().sync();
    Outcome.end(visitors.allRight(), "parking: " + visitors.answered() + " drivers");
  }

  private static Function<Fees, ParkingHandler> handlers(String how) {
    switch (how) {
      case "waiting":
        return WaitingHandler::new;
      case "zones":
        return ZonesHandler::new;
      case "shared-zones":
        return fees -> new ZonesHandler(fees, true);
      default:
        return FeeHandler::new;
    }
  }

  private static int clients(String how) {
    return how.equals("calm") ? 2 : 4;
  }

  private static long pauseMillis(String how) {
    return how.equals("calm") ? 250 : how.equals("steady") ? 20 : 0;
  }
}
