package io.fjprobe.launch;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** A program that was started. */
public interface Running {

  /** Waits for the end. Returns true if it has ended. */
  boolean waitFor(Duration atMost) throws InterruptedException;

  Duration elapsed();

  /** Asks it, and the processes that it started, to end. */
  void askToEnd();

  /** Ends it, and the processes that it started, without asking. */
  void kill();

  /** Returns how it ended; null: it has not ended, as far as {@link #waitFor} has seen. */
  @Nullable Ended ended();
}
