package io.fjprobe.analyzer.recording.chunk;

/**
 * How the bytes of a field are read. Numbers, since a switch over an enum looks up another number
 * first, for each field of each event.
 */
final class Step {

  /** Its layout leaves it out. */
  static final byte PASS = 0;

  /** One integer is left out, as in most events most of the time. */
  static final byte PASS_NUMBER = 1;

  static final byte BYTE = 2;
  static final byte UNSIGNED_BYTE = 3;
  static final byte SHORT = 4;
  static final byte INT = 5;
  static final byte LONG = 6;
  static final byte FLOAT = 7;
  static final byte DOUBLE = 8;
  static final byte TEXT = 9;

  private Step() {}
}
