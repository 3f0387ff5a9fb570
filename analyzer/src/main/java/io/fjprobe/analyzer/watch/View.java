package io.fjprobe.analyzer.watch;

import java.time.Duration;

/** Where frames are shown. */
public interface View extends AutoCloseable {

  void show(Frame frame);

  /**
   * Waits for the next refresh, or for the user.
   *
   * @return false: the user wants no more
   */
  boolean await(Duration time) throws InterruptedException;

  /** Whether the user wants to see the same for longer. */
  boolean isFrozen();

  @Override
  void close();
}
