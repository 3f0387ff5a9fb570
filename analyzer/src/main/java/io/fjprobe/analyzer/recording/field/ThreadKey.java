package io.fjprobe.analyzer.recording.field;

/** A Java thread; names alone are not unique, ids alone are missing for some threads. */
public record ThreadKey(long id, String name) {

  /**
   * This key is for all virtual threads: which of them it was does not matter to the pool that
   * carries them.
   */
  public static final ThreadKey VIRTUAL = new ThreadKey(-2, "(virtual threads)");
}
