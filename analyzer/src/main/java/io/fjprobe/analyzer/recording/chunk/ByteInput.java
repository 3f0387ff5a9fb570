package io.fjprobe.analyzer.recording.chunk;

/** Passes over values that nobody asks for. */
interface ByteInput {

  /**
   * @param length in bytes
   */
  void pass(int length);

  /**
   * @param width in bytes, of an integer that is not compressed
   */
  void passNumber(int width);

  /** Passes over a string, or a reference to one. */
  void passText();

  /** Reads how many things follow, each of which takes a byte at least. */
  int count();
}
