package io.fjprobe.weaving.option;

/** An option that cannot be used; the message says which and why. */
public final class OptionException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  public OptionException(String message) {
    super(message);
  }
}
