package com.acme.shop;

import java.net.URI;
import java.util.concurrent.locks.ReentrantLock;

/** As drivers are written for virtual threads. */
final class LockedConnection extends Connection {
  private final ReentrantLock lock = new ReentrantLock();

  LockedConnection(URI address) {
    super(address);
  }

  @Override
  int price() {
    lock.lock();
    try {
      return ask();
    } finally {
      lock.unlock();
    }
  }
}
