package io.fjprobe.analyzer.watch.source;

import java.io.IOException;
import java.nio.file.Path;

/** Where the events of a JVM are. */
interface Events extends AutoCloseable {

  /** See {@link Source#write}. */
  long write(long windowNanos, Path to) throws IOException, InterruptedException, WatchException;

  /** Needs nothing more of the JVM. */
  @Override
  default void close() {}
}
