package com.acme.auction;

import java.net.URI;
import java.util.function.Consumer;
import org.java_websocket.client.WebSocketClient;
import org.java_websocket.handshake.ServerHandshake;

/** A connection to an auction. */
final class Bidder extends WebSocketClient {
  private final Consumer<String> answers;

  private Bidder(int port, Consumer<String> answers) {
    super(URI.create("ws://127.0.0.1:" + port));
    this.answers = answers;
    setConnectionLostTimeout(0);
    setDaemon(true);
  }

  static Bidder connected(int port, boolean noDelay, Consumer<String> answers) {
    Bidder bidder = new Bidder(port, answers);
    bidder.setTcpNoDelay(noDelay);
    try {
      if (!bidder.connectBlocking()) {
        throw new IllegalStateException("no connection");
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return bidder;
  }

  @Override
  public void onMessage(String message) {
    answers.accept(message);
  }

  @Override
  public void onOpen(ServerHandshake handshake) {}

  @Override
  public void onClose(int code, String reason, boolean remote) {}

  @Override
  public void onError(Exception e) {
    e.printStackTrace();
  }
}
