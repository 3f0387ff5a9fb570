package io.fjprobe.analyzer.contract;

/**
 * How a thread blocks without telling the pool, and how what it does tell is called beside that.
 */
public enum BlockKind {
  SLEEP("sleep"),
  PARK("park"),
  MONITOR_ENTER("monitor enter"),
  MONITOR_WAIT("monitor wait"),
  SOCKET_READ("socket read"),
  FILE_READ("file read"),
  FILE_FORCE("file force"),
  /** A wait inside ForkJoinPool.managedBlock; of workers the agent measures it. */
  MANAGED("managed blocker"),
  /** A virtual thread that blocks and keeps its carrier. */
  PINNED("pinned carrier");

  private final String text;

  BlockKind(String text) {
    this.text = text;
  }

  public boolean isMonitor() {
    return this == MONITOR_ENTER || this == MONITOR_WAIT;
  }

  /** Returns the name that accounts and texts have for it. */
  public String text() {
    return text;
  }
}
