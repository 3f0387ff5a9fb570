package io.fjprobe.fleet.store;

/** The tables can't be written or read. The message says what was seen and what to do. */
public final class FactsException extends Exception {

  private static final long serialVersionUID = 1;

  public FactsException(String message) {
    super(message);
  }

  public FactsException(String message, Throwable cause) {
    super(message, cause);
  }
}
