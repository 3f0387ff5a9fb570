package com.acme.medicines;

import com.acme.common.Backend;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Executors;

/** Says by HTTP how much of a medicine there is, after some time, on threads of its own. */
final class Wholesaler {
  private final HttpServer server;
  private final long delayMillis;

  private Wholesaler(HttpServer server, long delayMillis) {
    this.server = server;
    this.delayMillis = delayMillis;
  }

  static Wholesaler open(long delayMillis) throws IOException {
    System.setProperty("sun.net.httpserver.nodelay", "true");
    InetSocketAddress anyPort = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    Wholesaler wholesaler = new Wholesaler(HttpServer.create(anyPort, 200), delayMillis);
    wholesaler.server.createContext("/stock/", wholesaler::answer);
    wholesaler.server.setExecutor(Executors.newCachedThreadPool());
    wholesaler.server.start();
    return wholesaler;
  }

  String address() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/stock/";
  }

  private void answer(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath();
    long medicine = Long.parseLong(path.substring(path.lastIndexOf('/') + 1));
    try {
      Thread.sleep(delayMillis);
    } catch (InterruptedException e) {
      throw new InterruptedIOException();
    }
    byte[] answer = Long.toString(Backend.answerTo(medicine)).getBytes(StandardCharsets.US_ASCII);
    exchange.sendResponseHeaders(200, answer.length);
    exchange.getResponseBody().write(answer);
    exchange.close();
  }
}
