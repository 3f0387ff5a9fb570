package io.fjprobe.weaving;

import io.fjprobe.bootstrap.AgentSettings.Level;
import io.fjprobe.weaving.disk.DiskWatch;
import io.fjprobe.weaving.disk.Disks;
import io.fjprobe.weaving.disk.Repository;
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
  private final DiskWatch watch;

  private OwnRecording(Recording recording, Path file, DiskWatch watch) {
    this.recording = recording;
    this.file = file;
    this.watch = watch;
  }

  /**
   * @param name of its file; another if nobody asked for that one, and something is there
   */
  static OwnRecording start(Path name, Options options, Level level) {
    try (InputStream in = OwnRecording.class.getResourceAsStream(SETTINGS)) {
      Configuration settings =
          Configuration.create(new InputStreamReader(in, StandardCharsets.UTF_8));
      Disks disks = new Disks(repository(), name, level == Level.FULL);
      Recording recording = new Recording(settings);
      String refusal = disks.refusal();
      if (refusal != null) {
        recording.close();
        throw new CannotObserveException(refusal);
      }
      Path file = options.fileIsChosen() ? name : FileName.claim(name);
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
      return new OwnRecording(recording, file, DiskWatch.start(recording, disks, file));
    } catch (CannotObserveException e) {
      throw e;
    } catch (IOException | ParseException | RuntimeException e) {
      throw new CannotObserveException("cannot start a recording", e);
    }
  }

  /** Of the Flight Recorder, before it has begun. */
  private static Repository repository() throws IOException {
    String option = Jvm.flightRecorderOption("repository");
    if (option != null && !ModuleReads.areThere()) {
      Repository.useOnJdk8(option);
    }
    return new Repository(option, Jvm.pid());
  }

  Path file() {
    return file;
  }

  /** Says what became of it. */
  String stop() {
    if (recording.getState() != RecordingState.RUNNING) {
      String outcome = watch.outcome();
      return outcome == null
          ? "its recording had been stopped before by somebody else"
          : "its recording was stopped before the disk was full, " + outcome;
    }
    try {
      recording.stop();
      return recording.getState() == RecordingState.CLOSED
          ? "the recording is in " + file
          : "its recording cannot be written to " + file + ": is the disk full?";
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
