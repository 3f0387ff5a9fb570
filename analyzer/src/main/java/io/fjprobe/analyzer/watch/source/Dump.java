package io.fjprobe.analyzer.watch.source;

import java.io.IOException;
import java.nio.file.Path;

/** What writes a part of a recording that goes on. */
interface Dump {

  /**
   * Writes the end of it.
   *
   * @param seconds how much
   */
  void write(long seconds, Path file) throws IOException, InterruptedException, WatchException;
}
