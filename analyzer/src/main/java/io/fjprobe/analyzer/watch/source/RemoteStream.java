package io.fjprobe.analyzer.watch.source;

import io.fjprobe.analyzer.jmx.JmxConnection;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import javax.management.JMException;
import javax.management.MBeanServerConnection;
import javax.management.openmbean.CompositeData;
import jdk.management.jfr.RemoteRecordingStream;

/**
 * A JVM of JDK 17 or later sends what it records while it does. The files that the Flight Recorder
 * keeps here of it are read like those of a JVM of this machine.
 */
final class RemoteStream implements Events {

  /** Whole chunks are kept, for at least as long. */
  private static final Duration KEPT = Duration.ofMinutes(1);

  /** The first events come within about a second. */
  private static final Duration MOST_FOR_FIRST = Duration.ofSeconds(3);

  private static final int MILLIS_BETWEEN = 50;

  private final RemoteRecordingStream stream;
  private final FileSource files;
  private final RemoteWindow window;
  private boolean begun;

  private RemoteStream(RemoteRecordingStream stream, Path folder, RemoteWindow window) {
    this.stream = stream;
    this.window = window;
    files = FileSource.ofRepository(folder);
  }

  /**
   * Begins.
   *
   * @param window the longest one that will be asked for
   */
  static RemoteStream begin(JmxConnection jvm, Path folder, Duration window)
      throws IOException, JMException {
    RemoteRecordingStream stream = new RemoteRecordingStream(jvm.beans(), folder);
    stream.setSettings(nothing(jvm.beans()));
    stream.setMaxAge(KEPT.plus(window));
    stream.startAsync();
    return new RemoteStream(stream, folder, new RemoteWindow(System::nanoTime));
  }

  /**
   * The stream is a recording of its own, and has what others record too. By itself it records
   * nothing, for the agent lowers what it records when that gets too much.
   */
  private static Map<String, String> nothing(MBeanServerConnection beans)
      throws IOException, JMException {
    // FlightRecorderMXBean.getEventTypes fails on JDK 17: it asks for an item of another name
    Object types = beans.getAttribute(FlightRecorders.NAME, "EventTypes");
    Map<String, String> settings = new HashMap<>();
    for (CompositeData type : (CompositeData[]) types) {
      settings.put(type.get("name") + "#enabled", "false");
    }
    return settings;
  }

  @Override
  public long write(long windowNanos, Path to) throws IOException, InterruptedException {
    long begin = System.nanoTime();
    long end = files.write(window.before(windowNanos), to);
    while (end == 0 && !begun && System.nanoTime() - begin < MOST_FOR_FIRST.toNanos()) {
      Thread.sleep(MILLIS_BETWEEN);
      end = files.write(window.before(windowNanos), to);
    }
    begun = true;
    return end;
  }

  @Override
  public void close() {
    stream.close();
  }
}
