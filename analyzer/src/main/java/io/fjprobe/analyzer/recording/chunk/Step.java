package io.fjprobe.analyzer.recording.chunk;

/**
 * How the bytes of a field are read. Numbers, since a switch over an enum looks up another number
 * first, for each field of each event.
 */
final class Step {

  /** Passes over one integer, as for most fields of most events. */
  static final byte PASS_NUMBER = 0;

  static final byte SHORT = 1;
  static final byte INT = 2;

  /** Reads a long. This step and those before it are for compressed integers. */
  static final byte LONG = 3;

  static final byte BYTE = 4;
  static final byte UNSIGNED_BYTE = 5;
  static final byte FLOAT = 6;
  static final byte DOUBLE = 7;
  static final byte TEXT = 8;

  /** Passes over a value by its layout. */
  static final byte PASS = 9;

  private Step() {}
}
