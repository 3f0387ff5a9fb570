package com.acme.exchange;

/** A slot of the ring buffer. */
final class Trade {
  int instrument;
  long volume;
}
