package io.fjprobe.analyzer;

import io.fjprobe.testing.Contract;
import java.io.IOException;
import java.nio.file.Path;
import jdk.jfr.Event;
import jdk.jfr.Recording;

/**
 * A recording of this JVM with events that look like the agent's. Values are the caller's; times
 * are the clock's, so that only their order matters.
 */
public final class TestRecording implements AutoCloseable {

  private final Recording recording = new Recording();

  public TestRecording() {
    EventEmitter.registerAll();
    Contract.events().keySet().forEach(event -> recording.enable(event));
    recording.enable("fjprobe.PoolStart").withoutStackTrace(); // a test would make them all
    recording.enable("fjprobe.JoinWait").withoutThreshold().withStackTrace();
    recording.enable("jdk.JVMInformation");
    recording.enable("jdk.ActiveSetting");
  }

  public TestRecording enable(String event) {
    recording.enable(event).withoutThreshold();
    return this;
  }

  /** Pools have a line that made them: that of the test. */
  public TestRecording withMakers() {
    recording.enable("fjprobe.PoolStart").withStackTrace();
    return this;
  }

  public TestRecording start() {
    recording.start();
    return this;
  }

  public static void emit(String event, Object... namesAndValues) {
    EventEmitter.of("fjprobe." + event).emit(namesAndValues);
  }

  public static Event begin(String event) {
    Event begun = EventEmitter.of("fjprobe." + event).event();
    begun.begin();
    return begun;
  }

  public static void end(Event begun, String event, Object... namesAndValues) {
    EventEmitter.of("fjprobe." + event).commit(begun, namesAndValues);
  }

  /** Ends the recording. */
  public Path dumpTo(Path file) throws IOException {
    recording.stop();
    recording.dump(file);
    return file;
  }

  @Override
  public void close() {
    recording.close();
  }
}
