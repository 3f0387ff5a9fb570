package io.fjprobe.spark.store;

import org.jspecify.annotations.Nullable;

/** What Spark says when something fails, in one line. */
public final class Failure {

  private Failure() {}

  /** The first line of the innermost cause: the others say where in Spark it happened. */
  public static String reason(Throwable failure) {
    Throwable innermost = failure;
    for (Throwable next = innermost.getCause(); next != null; next = innermost.getCause()) {
      innermost = next;
    }
    @Nullable String message = innermost.getMessage();
    String text = message == null ? innermost.toString() : message;
    return text.lines().map(String::strip).filter(s -> !s.isEmpty()).findFirst().orElse(text);
  }
}
