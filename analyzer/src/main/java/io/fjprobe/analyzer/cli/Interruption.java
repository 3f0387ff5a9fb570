package io.fjprobe.analyzer.cli;

/** What happens at Ctrl-C: the program that runs is ended, and the user told how to go on. */
final class Interruption implements AutoCloseable {

  private final Runnable say;
  private boolean said;
  private final Thread hook;

  /**
   * Waits for an interruption from now on.
   *
   * @param stop ends what runs
   */
  Interruption(Runnable stop, Runnable say) {
    this.say = say;
    this.hook =
        new Thread(
            () -> {
              stop.run();
              sayOnce();
            },
            "end of recording");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /**
   * Tells the user once. The program may have been interrupted alone. This JVM does not end before
   * all is said.
   */
  synchronized void sayOnce() {
    if (!said) {
      said = true;
      say.run();
    }
  }

  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      return; // it runs, and this JVM is about to end
    }
  }
}
