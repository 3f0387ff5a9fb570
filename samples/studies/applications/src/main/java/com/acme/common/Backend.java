package com.acme.common;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/**
 * A system elsewhere that answers each question after some time. It runs in this JVM, on threads of
 * its own.
 */
public final class Backend {
  private final ServerSocket server;
  private final long delayMillis;

  private Backend(ServerSocket server, long delayMillis) {
    this.server = server;
    this.delayMillis = delayMillis;
  }

  public static Backend start(long delayMillis) throws IOException {
    ServerSocket server = new ServerSocket(0, 200, InetAddress.getLoopbackAddress());
    Backend backend = new Backend(server, delayMillis);
    daemon(backend::accept);
    return backend;
  }

  /** Asks over a connection of its own and waits for the answer. */
  public long ask(long question) {
    try (Socket socket = new Socket(server.getInetAddress(), server.getLocalPort())) {
      socket.getOutputStream().write((question + "\n").getBytes(StandardCharsets.US_ASCII));
      return Long.parseLong(lines(socket).readLine());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static long answerTo(long question) {
    return question * 31 + 7;
  }

  private void accept() {
    try {
      while (true) {
        Socket socket = server.accept();
        daemon(() -> answer(socket));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void answer(Socket socket) {
    try (Socket connection = socket) {
      long question = Long.parseLong(lines(connection).readLine());
      Thread.sleep(delayMillis);
      byte[] answer = (answerTo(question) + "\n").getBytes(StandardCharsets.US_ASCII);
      connection.getOutputStream().write(answer);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static BufferedReader lines(Socket socket) throws IOException {
    return new BufferedReader(
        new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
  }

  private static void daemon(Runnable action) {
    Thread thread = new Thread(action, "backend");
    thread.setDaemon(true);
    thread.start();
  }
}
