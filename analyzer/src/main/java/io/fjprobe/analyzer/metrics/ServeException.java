package io.fjprobe.analyzer.metrics;

/** There are no metrics; the message says why, and what to do. */
public final class ServeException extends Exception {

  private static final long serialVersionUID = 1;

  public ServeException(String message) {
    super(message);
  }
}
