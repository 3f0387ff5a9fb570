package io.fjprobe.analyzer.recording.chunk;

/** Constants that are texts. */
final class TextPool extends Pool<String> {

  /** All texts are forgotten when there are this many. */
  private static final int MOST = 1 << 12;

  TextPool(LongPositions positions, Varints input) {
    super(positions, input);
  }

  @Override
  String read(Varints in) {
    String text = in.text();
    if (text == null) {
      throw new NotReadHereException("a constant that is no text");
    }
    return text;
  }

  @Override
  boolean isFull(int size) {
    return size >= MOST;
  }
}
