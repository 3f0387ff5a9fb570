package com.acme.common;

/** A connection as drivers had it for decades: used by one thread at a time, by synchronized. */
public final class LegacyConnection {
  private final Backend backend;

  public LegacyConnection(Backend backend) {
    this.backend = backend;
  }

  public synchronized long query(long question) {
    return backend.ask(question);
  }
}
