package io.fjprobe.analyzer.recording.chunk;

import org.jspecify.annotations.Nullable;

/** A chunk says what can't be; the message tells what and where. */
public final class BrokenChunkException extends Exception {

  private static final long serialVersionUID = 1;

  public BrokenChunkException(String message) {
    super(message);
  }

  public BrokenChunkException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
