package io.fjprobe.analyzer.recording.field;

/** Numbers that the agent packs into a text; agent/events.txt has the format. */
public final class PackedNumbers {

  /** A digit of a number has this many bits. */
  private static final int DIGIT_BITS = 6;

  /** This is added to all digits of a number but the last. */
  private static final int MORE = 1 << DIGIT_BITS;

  private final String data;
  private int next;

  public PackedNumbers(String data) {
    this.data = data;
  }

  public boolean hasNext() {
    return next < data.length();
  }

  public long next() {
    long number = 0;
    for (int shift = 0; ; shift += DIGIT_BITS) {
      char digit = data.charAt(next++);
      number |= (long) (digit & MORE - 1) << shift;
      if (digit < MORE) {
        return number;
      }
    }
  }

  public long nextSigned() {
    return signed(next());
  }

  /** Undoes the zigzag that makes small numbers of small ones below 0. */
  public static long signed(long zigzag) {
    return zigzag >>> 1 ^ -(zigzag & 1);
  }
}
