package io.fjprobe.metrics;

/** Says why something failed in one line. */
final class Causes {

  private Causes() {}

  /** The first cause, for what is around it only says that something failed. */
  static String last(Throwable failure) {
    Throwable last = failure;
    while (last.getCause() != null && !last.getCause().equals(last)) {
      last = last.getCause();
    }
    String message = String.valueOf(last.getMessage()).lines().findFirst().orElse("");
    return last.getClass().getSimpleName() + (message.isEmpty() ? "" : ": " + message);
  }
}
