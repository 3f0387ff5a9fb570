package io.fjprobe.bootstrap.tally;

/** Keeps the counters of two workers out of one cache line: fields of a superclass come first. */
class Padding {
  long p1;
  long p2;
  long p3;
  long p4;
  long p5;
  long p6;
  long p7;
}
