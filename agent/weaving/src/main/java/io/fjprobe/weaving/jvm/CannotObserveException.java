package io.fjprobe.weaving.jvm;

/** This JVM or its pool cannot be observed; the message says why and what to do. */
public final class CannotObserveException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public CannotObserveException(String message) {
    super(message);
  }

  public CannotObserveException(String message, Throwable cause) {
    super(message + ": " + cause, cause);
  }
}
