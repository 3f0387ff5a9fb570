package com.acme.shop;

import java.net.URI;

/** As drivers were written for decades. */
final class SynchronizedConnection extends Connection {

  SynchronizedConnection(URI address) {
    super(address);
  }

  @Override
  synchronized int price() {
    return ask();
  }
}
