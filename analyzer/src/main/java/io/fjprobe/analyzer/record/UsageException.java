package io.fjprobe.analyzer.record;

import org.jspecify.annotations.Nullable;

/** Something of the command line can't be done; the message says what, why, and what to write. */
public final class UsageException extends Exception {

  private static final long serialVersionUID = 1;

  public UsageException(@Nullable String message) {
    super(message);
  }
}
