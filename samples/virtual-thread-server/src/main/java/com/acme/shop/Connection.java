package com.acme.shop;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** A connection of a driver. It takes one question at a time. */
abstract class Connection {
  private final URI address;

  Connection(URI address) {
    this.address = address;
  }

  abstract int price();

  final int ask() {
    try (InputStream answer = address.toURL().openStream()) {
      return Integer.parseInt(new String(answer.readAllBytes(), StandardCharsets.US_ASCII));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
