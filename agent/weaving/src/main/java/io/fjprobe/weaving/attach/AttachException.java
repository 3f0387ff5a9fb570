package io.fjprobe.weaving.attach;

/** It is not possible to attach; the message says why, and what to do. */
final class AttachException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  AttachException(String message) {
    super(message);
  }
}
