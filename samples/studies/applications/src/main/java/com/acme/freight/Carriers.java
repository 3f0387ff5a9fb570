package com.acme.freight;

import com.acme.common.Backend;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Executors;

/** Say by HTTP what a load costs, after some time, on threads of their own. */
final class Carriers {
  private static final long DELAY_MILLIS = 15;
  private final HttpServer server;

  private Carriers(HttpServer server) {
    this.server = server;
  }

  static Carriers open() throws IOException {
    System.setProperty("sun.net.httpserver.nodelay", "true");
    InetSocketAddress anyPort = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    Carriers carriers = new Carriers(HttpServer.create(anyPort, 200));
    carriers.server.createContext("/rate/", carriers::answer);
    carriers.server.setExecutor(Executors.newCachedThreadPool());
    carriers.server.start();
    return carriers;
  }

  String address() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/rate/";
  }

  private void answer(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath();
    long load = Long.parseLong(path.substring(path.lastIndexOf('/') + 1));
    try {
      Thread.sleep(DELAY_MILLIS);
    } catch (InterruptedException e) {
      throw new InterruptedIOException();
    }
    byte[] answer = Long.toString(Backend.answerTo(load)).getBytes(StandardCharsets.US_ASCII);
    exchange.sendResponseHeaders(200, answer.length);
    exchange.getResponseBody().write(answer);
    exchange.close();
  }
}
