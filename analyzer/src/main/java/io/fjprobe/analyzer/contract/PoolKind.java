package io.fjprobe.analyzer.contract;

import com.fasterxml.jackson.annotation.JsonValue;

/**
 * What a pool is. A word that another agent may write is a kind of its own.
 *
 * @param text as the events have it, and as it is shown
 */
public record PoolKind(@JsonValue String text) {

  public static final PoolKind COMMON = new PoolKind("common");
  public static final PoolKind CUSTOM = new PoolKind("custom");

  /** Its workers are the carriers of virtual threads. */
  public static final PoolKind SCHEDULER = new PoolKind("virtual-thread scheduler");

  /** It is the pool of Java 6, as a library. */
  public static final PoolKind LIBRARY = new PoolKind("jsr166y");

  /** No event says of which kind it is. */
  public static final PoolKind UNKNOWN = new PoolKind("unknown kind");

  public boolean isCommon() {
    return equals(COMMON);
  }

  public boolean isScheduler() {
    return equals(SCHEDULER);
  }

  public boolean isLibrary() {
    return equals(LIBRARY);
  }

  @Override
  public String toString() {
    return text;
  }
}
