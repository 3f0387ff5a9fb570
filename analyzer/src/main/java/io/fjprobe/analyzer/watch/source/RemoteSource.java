package io.fjprobe.analyzer.watch.source;

import io.fjprobe.analyzer.jmx.JmxConnection;
import io.fjprobe.analyzer.jmx.JmxException;
import io.fjprobe.analyzer.jmx.JmxTarget;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.RuntimeMXBean;
import java.lang.reflect.UndeclaredThrowableException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import javax.management.JMX;
import jdk.jfr.RecordingState;
import jdk.management.jfr.FlightRecorderMXBean;
import jdk.management.jfr.RecordingInfo;

/** A JVM by its JMX port. It is asked for what the agent there records. */
public final class RemoteSource implements Source, AutoCloseable {

  /** The recording of the agent has this name, and its events begin so. */
  private static final String AGENT = "fjprobe";

  /** From here on a JVM sends a recording that goes on. */
  private static final int STREAMS = 17;

  private final JmxTarget target;
  private final JmxConnection jvm;
  private final String name;
  private final Events events;
  private volatile boolean lost;

  private RemoteSource(JmxTarget target, JmxConnection jvm, String name, Events events) {
    this.target = target;
    this.jvm = jvm;
    this.name = name;
    this.events = events;
    jvm.onEnd(() -> lost = true);
  }

  /**
   * Connects, and finds the recording of the agent.
   *
   * @param folder for what the JVM sends
   * @param window the longest one that will be asked for
   */
  public static RemoteSource of(JmxTarget target, Path folder, Duration window)
      throws IOException, InterruptedException, WatchException {
    try {
      JmxConnection jvm = JmxConnection.to(target);
      RemoteSource source = null;
      try {
        source = begin(target, jvm, Files.createDirectories(folder.resolve("remote")), window);
      } finally {
        if (source == null) {
          jvm.close();
        }
      }
      return source;
    } catch (JmxException e) {
      throw new WatchException(String.valueOf(e.getMessage()));
    }
  }

  private static RemoteSource begin(
      JmxTarget target, JmxConnection jvm, Path folder, Duration window)
      throws InterruptedException, JmxException, WatchException {
    FlightRecorderMXBean recorder = recorder(target, jvm);
    long recording = recording(target, jvm, recorder);
    Map<String, String> properties =
        jvm.ask(
            () ->
                ManagementFactory.newPlatformMXBeanProxy(
                        jvm.beans(), ManagementFactory.RUNTIME_MXBEAN_NAME, RuntimeMXBean.class)
                    .getSystemProperties());
    Events events =
        feature(properties) >= STREAMS
            ? jvm.ask(() -> RemoteStream.begin(jvm, folder, window))
            : new DumpSource(
                target.toString(),
                (seconds, file) -> dump(jvm, new RemoteDump(recorder, recording), seconds, file),
                folder.resolve("dump.jfr"),
                new RemoteWindow(System::nanoTime)::before);
    String command = properties.getOrDefault("sun.java.command", "");
    return new RemoteSource(target, jvm, JvmSource.name(target.address(), command), events);
  }

  private static int feature(Map<String, String> properties) {
    String version = properties.getOrDefault("java.specification.version", "");
    String feature = version.startsWith("1.") ? version.substring(2) : version;
    return feature.matches("\\d{1,4}") ? Integer.parseInt(feature) : 0;
  }

  private static FlightRecorderMXBean recorder(JmxTarget target, JmxConnection jvm)
      throws InterruptedException, JmxException, WatchException {
    if (!jvm.ask(() -> jvm.beans().isRegistered(FlightRecorders.NAME))) {
      throw new WatchException(
          target
              + " has no Flight Recorder that can be asked by JMX: its runtime lacks the module"
              + " jdk.management.jfr, or is a JDK 8 before 8u262");
    }
    return JMX.newMXBeanProxy(jvm.beans(), FlightRecorders.NAME, FlightRecorderMXBean.class);
  }

  private static long recording(JmxTarget target, JmxConnection jvm, FlightRecorderMXBean recorder)
      throws InterruptedException, JmxException, WatchException {
    return jvm.ask(recorder::getRecordings).stream()
        .filter(info -> info.getState().equals(RecordingState.RUNNING.name()))
        .filter(info -> info.getName().equals(AGENT))
        .mapToLong(RecordingInfo::getId)
        .findFirst()
        .orElseThrow(
            () ->
                new WatchException(
                    "the agent does not record in "
                        + target
                        + ", and can't be attached from afar: start that JVM with"
                        + " -javaagent:fjprobe.jar, or on its machine run java -jar fjprobe.jar"
                        + " attach PID"));
  }

  private static void dump(JmxConnection jvm, RemoteDump dump, long seconds, Path file)
      throws IOException, WatchException {
    try {
      dump.write(seconds, file);
    } catch (UndeclaredThrowableException | SecurityException e) {
      throw new WatchException(String.valueOf(jvm.failure(e).getMessage()));
    }
  }

  /** What the user has to know of the connection; empty: nothing. */
  public Optional<String> warning() {
    return jvm.warning();
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public long write(long windowNanos, Path to)
      throws IOException, InterruptedException, WatchException {
    if (lost) {
      throw new WatchException(
          "lost the connection to " + target + ": it has ended, or the network has failed");
    }
    return events.write(windowNanos, to);
  }

  @Override
  public Duration period() {
    return events.period();
  }

  /** A JVM that is stopped is not waited for. */
  @Override
  public void close() {
    if (!lost) {
      jvm.tell(events::close);
    }
    jvm.close();
  }
}
