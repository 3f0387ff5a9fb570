package io.fjprobe.analyzer.watch.source;

import io.fjprobe.analyzer.look.LiveProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/**
 * A JVM that runs. From JDK 14 on it writes its events to files each second, which are read: so it
 * is not asked for anything. An older one is.
 */
public final class JvmSource implements Source {

  private static final int COMMAND_WIDTH = 40;

  /** The recording of the agent has this name. */
  private static final String AGENT = "name=fjprobe";

  private final long pid;
  private final String command;
  private final boolean byAgent;
  private final Optional<ProcessHandle> process;
  private final Events events;

  private JvmSource(long pid, String command, boolean byAgent, Events events) {
    this.pid = pid;
    this.command = command;
    this.byAgent = byAgent;
    this.events = events;
    process = ProcessHandle.of(pid);
  }

  /** Whether a process is a JVM that may be asked whether it is observed. */
  public static boolean isJvm(long pid) {
    return JvmConnection.isJvm(pid);
  }

  /**
   * Finds out where the events of a JVM are.
   *
   * @param folder for what the JVM writes
   * @return null: nothing is recorded there
   */
  public static @Nullable JvmSource of(long pid, Path folder)
      throws InterruptedException, WatchException {
    JvmConnection jvm = JvmConnection.to(pid);
    Properties properties = jvm.properties();
    String command = properties.getProperty("sun.java.command", "");
    String recordings = jvm.command("JFR.check");
    if (!recordings.contains("running")) {
      return null;
    }
    boolean byAgent = recordings.contains(AGENT);
    String repository = properties.getProperty("jdk.jfr.repository");
    if (repository != null && Files.isReadable(Path.of(repository))) {
      return new JvmSource(
          pid, command, byAgent, FileSource.ofRepository(Path.of(repository))::write);
    }
    return new JvmSource(
        pid,
        command,
        byAgent,
        new DumpSource(
            "JVM " + pid,
            new LocalDump(jvm),
            folder.resolve("dump.jfr"),
            windowNanos -> Window.before(Window.now(), windowNanos)));
  }

  /** Whether the agent records, though nothing of that may be there yet. */
  public boolean isByAgent() {
    return byAgent;
  }

  @Override
  public String name() {
    return name(String.valueOf(pid), command);
  }

  static String name(String where, String command) {
    return (where + " " + command.substring(0, Math.min(command.length(), COMMAND_WIDTH))).strip();
  }

  @Override
  public long write(long windowNanos, Path to)
      throws IOException, InterruptedException, WatchException {
    if (hasEnded()) {
      throw new WatchException("JVM " + pid + " has ended");
    }
    try {
      return events.write(windowNanos, to);
    } catch (IOException | WatchException e) {
      if (hasEnded()) {
        throw new WatchException("JVM " + pid + " has ended");
      }
      throw e;
    }
  }

  @Override
  public Duration period() {
    return events.period();
  }

  private boolean hasEnded() {
    return process.isEmpty() || !LiveProcess.is(process.get());
  }
}
