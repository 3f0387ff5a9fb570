package com.acme.auction;

import com.acme.common.Pricing;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.CountDownLatch;
import org.java_websocket.WebSocket;
import org.java_websocket.handshake.ClientHandshake;
import org.java_websocket.server.WebSocketServer;

/** Answers bids, which are two messages each, and questions, which are one. */
final class AuctionServer extends WebSocketServer {
  static final int STEPS = 1_000;
  private final CountDownLatch started = new CountDownLatch(1);

  AuctionServer(boolean noDelay) {
    super(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 2);
    setTcpNoDelay(noDelay);
    setReuseAddr(true);
    setConnectionLostTimeout(0);
    setDaemon(true);
  }

  AuctionServer open() throws InterruptedException {
    start();
    started.await();
    return this;
  }

  @Override
  public void onMessage(WebSocket connection, String message) {
    if (message.startsWith("lot ")) {
      connection.setAttachment(message.substring(4));
    } else if (message.startsWith("bid ")) {
      connection.send(connection.getAttachment() + ":" + message.substring(4));
    } else {
      long lot = Long.parseLong(message);
      connection.send(lot + ":" + Pricing.cents(lot, STEPS));
    }
  }

  @Override
  public void onStart() {
    started.countDown();
  }

  @Override
  public void onOpen(WebSocket connection, ClientHandshake handshake) {}

  @Override
  public void onClose(WebSocket connection, int code, String reason, boolean remote) {}

  @Override
  public void onError(WebSocket connection, Exception e) {
    e.printStackTrace();
  }
}
