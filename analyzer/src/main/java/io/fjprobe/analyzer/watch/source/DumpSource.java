package io.fjprobe.analyzer.watch.source;

import io.fjprobe.analyzer.watch.cut.WindowCut;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * A JVM before JDK 14, whose files cannot be read while they are written: it is asked to write what
 * there is. As that costs it time, it is not asked more often than every few seconds.
 */
final class DumpSource {

  /** Time between two dumps, in nanoseconds. */
  private static final long PERIOD = Duration.ofSeconds(3).toNanos();

  /** The Flight Recorder dumps whole chunks, and counts in whole seconds. */
  private static final int MORE_SECONDS = 2;

  private final JvmConnection jvm;
  private final Path dump;
  private final WindowCut cut = new WindowCut();
  private long dumped;

  DumpSource(JvmConnection jvm, Path dump) {
    this.jvm = jvm;
    this.dump = dump;
  }

  long write(long windowNanos, Path to) throws IOException, InterruptedException, WatchException {
    if (dumped == 0 || System.nanoTime() - dumped >= PERIOD) {
      long seconds = Duration.ofNanos(windowNanos).toSeconds() + MORE_SECONDS;
      Files.deleteIfExists(dump);
      String said = jvm.command("JFR.dump begin=-" + seconds + "s filename=" + dump);
      if (!Files.exists(dump)) {
        throw new WatchException(
            "the JVM wrote no recording to "
                + dump
                + ": "
                + said.strip().replace('\n', ' ')
                + "; is it in a container, with files of its own? Then run this command there");
      }
      dumped = System.nanoTime();
    }
    cut.read(List.of(dump), Window.before(Window.now(), windowNanos));
    return cut.write(to) ? cut.endNanos() : 0;
  }
}
