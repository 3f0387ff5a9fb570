package io.fjprobe.analyzer.contract;

/** A cumulative number that an event holds; the counters of one event are an enum. */
public interface Counter {

  /** Returns what the event calls it. */
  String field();
}
