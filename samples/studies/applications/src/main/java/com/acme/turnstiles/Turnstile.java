package com.acme.turnstiles;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Keeps a connection, and asks for one ticket after the other. */
final class Turnstile {
  private final Socket socket;
  private final BufferedReader reader;

  private Turnstile(Socket socket) throws IOException {
    this.socket = socket;
    reader =
        new BufferedReader(
            new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
  }

  static Turnstile connected(int port) {
    try {
      Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
      socket.setTcpNoDelay(true);
      return new Turnstile(socket);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  long ask(long ticket) {
    try {
      socket.getOutputStream().write((ticket + "\n").getBytes(StandardCharsets.US_ASCII));
      return Long.parseLong(reader.readLine());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
