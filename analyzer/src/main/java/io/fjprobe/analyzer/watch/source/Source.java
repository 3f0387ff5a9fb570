package io.fjprobe.analyzer.watch.source;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;

/** What is watched. */
public interface Source {

  /** Returns what it is called on the screen. */
  String name();

  /**
   * Writes the last moments as a recording of their own.
   *
   * @param windowNanos how much
   * @return until when they reach, in nanoseconds since the epoch; 0: there is nothing
   * @throws WatchException if it has ended
   */
  long write(long windowNanos, Path to) throws IOException, InterruptedException, WatchException;

  /** Returns how much time passes until there is something new. Zero: it is there at once. */
  default Duration period() {
    return Duration.ZERO;
  }
}
