package com.acme.common;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;

/** Asks a server on this machine by HTTP. */
public final class Web {
  private Web() {}

  public static long get(int port, String path) {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                new URL("http://127.0.0.1:" + port + path).openStream(),
                StandardCharsets.US_ASCII))) {
      return Long.parseLong(reader.readLine().trim());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
