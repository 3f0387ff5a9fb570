package io.fjprobe.analyzer.recording.file;

import org.jspecify.annotations.Nullable;

/** A chunk says what can't be; the message tells what and where. */
final class BrokenChunkException extends Exception {

  private static final long serialVersionUID = 1;

  BrokenChunkException(String message) {
    super(message);
  }

  BrokenChunkException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
