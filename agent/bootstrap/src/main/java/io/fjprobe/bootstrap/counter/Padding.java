package io.fjprobe.bootstrap.counter;

/**
 * Keeps what two workers write out of one cache line, and out of two that are fetched together:
 * fields of a superclass come first. A collector may move objects next to each other.
 */
public class Padding {
  long p1;
  long p2;
  long p3;
  long p4;
  long p5;
  long p6;
  long p7;
  long p8;
  long p9;
  long p10;
  long p11;
  long p12;
  long p13;
  long p14;
  long p15;
}
