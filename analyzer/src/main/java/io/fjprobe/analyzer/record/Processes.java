package io.fjprobe.analyzer.record;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Starts programs; what of the operating system the rest of this package needs. */
public interface Processes {

  /**
   * What to start.
   *
   * @param environment in place of the variables of the same names
   * @param log for all that it prints
   */
  record Launch(List<String> command, Map<String, String> environment, Path log) {}

  /**
   * How it ended.
   *
   * @param userNanos of it and the processes that it waited for; null: not known
   */
  record Ended(
      int exitCode, long wallNanos, @Nullable Long userNanos, @Nullable Long systemNanos) {}

  /** A program that was started. */
  interface Running {

    /** Waits for the end. Returns true if it has ended. */
    boolean waitFor(Duration atMost) throws InterruptedException;

    Duration elapsed();

    /** Asks it, and the processes that it started, to end. */
    void askToEnd();

    /** Ends it without asking. */
    void kill();

    /** Returns how it ended. It must have ended before. */
    Ended ended();
  }

  Running start(Launch launch) throws IOException;

  boolean isAlive(long pid);

  /** Ends what runs, and lets nothing be taken for a result any more. */
  void stop();

  /** Whether somebody has called {@link #stop}. */
  boolean isStopping();
}
