package io.fjprobe.weaving;

/** This JVM or its pool cannot be observed; the message says why and what to do. */
final class CannotObserveException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  CannotObserveException(String message) {
    super(message);
  }

  CannotObserveException(String message, Throwable cause) {
    super(message + ": " + cause, cause);
  }
}
