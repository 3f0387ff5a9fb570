package io.fjprobe.bootstrap.tally;

import io.fjprobe.bootstrap.AgentSettings;
import io.fjprobe.bootstrap.AgentSettings.Level;

/**
 * Which of many like events are recorded, as the setting "interval" of the event says. From JDK 25
 * on the Flight Recorder ignores the setting of an event class of the bootstrap loader, though it
 * does tell its control; so this only stores it, for the hook to decide.
 */
public enum Interval {
  STEAL,
  JOIN_WAIT,
  COMPENSATION,
  WORKER_IDLE;

  /** As many as there is a budget for. */
  public static final int AUTO = 0;

  public static final int EVERY = 1;

  private volatile int oneIn = ofLevel();

  private static int ofLevel() {
    return AgentSettings.level() == Level.FULL ? EVERY : AUTO;
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
