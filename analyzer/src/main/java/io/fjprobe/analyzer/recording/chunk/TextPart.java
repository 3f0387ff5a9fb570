package io.fjprobe.analyzer.recording.chunk;

import org.jspecify.annotations.Nullable;

/** A text that is a part of a constant. */
final class TextPart {

  private final @Nullable TextPool pool;

  /**
   * @param pool null: it lies in the constant itself
   */
  TextPart(@Nullable TextPool pool) {
    this.pool = pool;
  }

  @Nullable String read(Varints in) {
    if (pool != null) {
      return pool.get(in.number());
    }
    long position = in.position();
    int encoding = in.next();
    if (encoding == InlineTexts.NULL) {
      return null;
    }
    String text = in.at(position).text();
    if (text == null) { // it matters in which order both constants are read
      throw new NotReadHereException("a constant that refers to a text");
    }
    return text;
  }
}
