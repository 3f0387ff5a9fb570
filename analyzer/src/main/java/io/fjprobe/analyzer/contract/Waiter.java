package io.fjprobe.analyzer.contract;

/**
 * Which kind of thread waits for a task. A word that another agent may write is a kind of its own.
 *
 * @param text as the events have it, and as it is shown
 */
public record Waiter(String text) {

  private static final Waiter WORKER = new Waiter("worker");
  private static final Waiter EXTERNAL = new Waiter("external");
  private static final Waiter VIRTUAL = new Waiter("virtual");

  public boolean isWorker() {
    return equals(WORKER);
  }

  /** Whether it is a platform thread that is no worker. */
  public boolean isExternal() {
    return equals(EXTERNAL);
  }

  public boolean isVirtual() {
    return equals(VIRTUAL);
  }
}
