package io.fjprobe.analyzer.recording.chunk;

/**
 * A chunk has something that only the parser of JDK Mission Control may judge: it is broken, or of
 * a kind that is not known here. No error yet, and so without a stack.
 */
public final class NotReadHereException extends RuntimeException {

  private static final long serialVersionUID = 1;

  NotReadHereException(String message) {
    super(message, null, false, false);
  }
}
