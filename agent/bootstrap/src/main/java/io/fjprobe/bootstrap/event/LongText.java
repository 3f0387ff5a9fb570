package io.fjprobe.bootstrap.event;

/** Texts that the Flight Recorder writes with each event. */
public final class LongText {

  /**
   * Up to 128 characters it keeps them, to write each once: for good, where there is always another
   * one. And that of JDK 8 forgets in the next recording, which then has null (tested by AttachIT).
   */
  private static final int WRITTEN_EACH_TIME = 129;

  private LongText() {}

  /** With spaces at its end, if it is too short; an empty one stays as it is. */
  public static String of(String text) {
    StringBuilder padded = new StringBuilder(text);
    while (!text.isEmpty() && padded.length() < WRITTEN_EACH_TIME) {
      padded.append(' ');
    }
    return padded.toString();
  }
}
