package io.fjprobe.analyzer.watch.source;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;

/** Where the events of a JVM are. */
interface Events extends AutoCloseable {

  /** See {@link Source#write}. */
  long write(long windowNanos, Path to) throws IOException, InterruptedException, WatchException;

  /** See {@link Source#period}. */
  default Duration period() {
    return Duration.ZERO;
  }

  /** Needs nothing more of the JVM. */
  @Override
  default void close() {}
}
