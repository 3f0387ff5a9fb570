package io.fjprobe.bootstrap.sampling;

import io.fjprobe.bootstrap.setting.AgentSettings;
import io.fjprobe.bootstrap.setting.AgentSettings.Level;

/**
 * Which of many like events are recorded, as the setting "interval" of the event says. From JDK 25
 * on the Flight Recorder ignores the setting of an event class of the bootstrap loader, though it
 * does tell its control; so this only stores it, for the hook to decide.
 */
public enum Interval {
  STEAL(true),
  JOIN_WAIT(false),
  COMPENSATION(false),
  OPERATION(false),
  WORKER_IDLE(false);

  /** As many as there is a budget for. */
  public static final int AUTO = 0;

  public static final int EVERY = 1;

  /** Tasks in batches say it too: then an event for each would cost more than they do. */
  private final boolean inBatches;

  private volatile int oneIn;

  Interval(boolean inBatches) {
    this.inBatches = inBatches;
    this.oneIn = ofLevel();
  }

  private int ofLevel() {
    boolean every =
        AgentSettings.level() == Level.FULL && !(inBatches && AgentSettings.taskBatches());
    return every ? EVERY : AUTO;
  }

  /**
   * @param n 0: as the level says
   */
  public void set(int n) {
    oneIn = n == AUTO ? ofLevel() : n;
  }

  /** AUTO, EVERY or n. */
  public int oneIn() {
    return oneIn;
  }
}
