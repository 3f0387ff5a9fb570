package io.fjprobe.metrics;

import java.io.InvalidClassException;

/** Says why something failed in one line. */
final class Causes {

  /** JMX sends objects, and some programs let nobody send any. */
  private static final String FILTERED =
      ". The program has a filter of its own for objects that are sent to it (jdk.serialFilter, or"
          + " that of a framework): let it pass java.lang.*;java.rmi.**;javax.management.**;"
          + " for Helidon the option is -Dhelidon.serialFilter.pattern";

  private Causes() {}

  /** The first cause, for what is around it only says that something failed. */
  static String last(Throwable failure) {
    Throwable last = failure;
    while (last.getCause() != null && !last.getCause().equals(last)) {
      last = last.getCause();
    }
    String message = String.valueOf(last.getMessage()).lines().findFirst().orElse("");
    return last.getClass().getSimpleName()
        + (message.isEmpty() ? "" : ": " + message)
        + (last instanceof InvalidClassException ? FILTERED : "");
  }
}
