package io.fjprobe.analyzer.watch.source;

import java.nio.file.Files;
import java.nio.file.Path;

/** A JVM of this machine writes the file. */
final class LocalDump implements Dump {

  private final JvmConnection jvm;

  LocalDump(JvmConnection jvm) {
    this.jvm = jvm;
  }

  @Override
  public void write(long seconds, Path file) throws InterruptedException, WatchException {
    String said = jvm.longCommand("JFR.dump begin=-" + seconds + "s filename=" + file);
    if (!Files.exists(file)) {
      throw new WatchException(
          "the JVM wrote no recording to "
              + file
              + ": "
              + said.strip().replace('\n', ' ')
              + "; is it in a container, with files of its own? Then run this command there");
    }
  }
}
