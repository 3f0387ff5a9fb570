package io.fjprobe.analyzer.recording.file;

/** Nothing of a file can be read; the message says what was seen, why, and what to do. */
public final class UnreadableRecordingException extends Exception {

  private static final long serialVersionUID = 1;

  UnreadableRecordingException(String message) {
    super(message);
  }

  UnreadableRecordingException(String message, Throwable cause) {
    super(message, cause);
  }
}
