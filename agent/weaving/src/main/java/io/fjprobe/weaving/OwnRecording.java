package io.fjprobe.weaving;

import io.fjprobe.bootstrap.AgentSettings.Level;
import io.fjprobe.weaving.option.FileName;
import io.fjprobe.weaving.option.Options;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.text.ParseException;
import jdk.jfr.Configuration;
import jdk.jfr.Recording;
import jdk.jfr.RecordingState;

/** The recording that the agent makes when the user makes none. */
final class OwnRecording {

  private static final String SETTINGS = "/fjprobe.jfc";

  private final Recording recording;
  private final Path file;

  private OwnRecording(Recording recording, Path file) {
    this.recording = recording;
    this.file = file;
  }

  /**
   * @param name of its file; another if nobody asked for that one, and something is there
   */
  static OwnRecording start(Path name, Options options, Level level) {
    try (InputStream in = OwnRecording.class.getResourceAsStream(SETTINGS)) {
      Path file = options.file() == null ? FileName.claim(name) : name;
      Recording recording =
          new Recording(Configuration.create(new InputStreamReader(in, StandardCharsets.UTF_8)));
      recording.setName("fjprobe");
      recording.setDumpOnExit(true);
      recording.setDestination(file);
      if (level == Level.FULL) {
        recording.enable("fjprobe.WorkerIdle").withoutThreshold();
      }
      recording.start();
      if (level != Level.FULL) {
        SizeGovernor.start(recording);
      }
      return new OwnRecording(recording, file);
    } catch (IOException | ParseException | RuntimeException e) {
      throw new CannotObserveException("cannot start a recording", e);
    }
  }

  Path file() {
    return file;
  }

  /** Says what became of it. */
  String stop() {
    if (recording.getState() != RecordingState.RUNNING) {
      return "its recording had been stopped before by somebody else";
    }
    try {
      recording.stop();
      return "the recording is in " + file;
    } catch (RuntimeException e) {
      return "its recording cannot be written to " + file + ": " + e;
    } finally {
      recording.close();
    }
  }

  /** There is nothing worth keeping in it. */
  void discard() {
    recording.close();
  }
}
