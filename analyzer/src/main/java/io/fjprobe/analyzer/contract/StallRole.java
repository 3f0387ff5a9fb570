package io.fjprobe.analyzer.contract;

import com.fasterxml.jackson.annotation.JsonValue;

/**
 * What a thread does in a stall. A word that another agent may write is a role of its own.
 *
 * @param text as the events have it, and as it is shown
 */
public record StallRole(@JsonValue String text) {

  /** It is a worker of the pool that stands still, and not idle. */
  public static final StallRole WORKER = new StallRole("worker");

  /** It has what another of these threads waits for. */
  public static final StallRole HOLDER = new StallRole("holder");

  /** It waits for some task, perhaps of another pool. */
  public static final StallRole WAITER = new StallRole("waiter");

  public boolean isWorker() {
    return equals(WORKER);
  }

  public boolean isHolder() {
    return equals(HOLDER);
  }

  @Override
  public String toString() {
    return text;
  }
}
