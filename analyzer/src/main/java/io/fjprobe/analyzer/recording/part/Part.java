package io.fjprobe.analyzer.recording.part;

import io.fjprobe.analyzer.recording.stack.ApplicationCode;

/**
 * A part of the facts. Every chunk of a recording makes its own, and these merge in any order.
 *
 * @param <T> the class that implements it
 */
public interface Part<T> {

  /** Takes over everything of another part. The other part is not used any more afterwards. */
  void merge(T other);

  /**
   * Chooses lines of the application. This is called once, when all chunks are merged: until then a
   * line is all the lines that it may be.
   */
  default void nameLines(ApplicationCode code) {}
}
