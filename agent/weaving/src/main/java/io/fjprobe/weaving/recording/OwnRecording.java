package io.fjprobe.weaving.recording;

import io.fjprobe.bootstrap.setting.AgentSettings.Level;
import io.fjprobe.weaving.disk.DiskWatch;
import io.fjprobe.weaving.disk.Disks;
import io.fjprobe.weaving.disk.Repository;
import io.fjprobe.weaving.jvm.AgentJar;
import io.fjprobe.weaving.jvm.CannotObserveException;
import io.fjprobe.weaving.jvm.Jvm;
import io.fjprobe.weaving.jvm.ModuleReads;
import io.fjprobe.weaving.option.Destination;
import io.fjprobe.weaving.option.Options;
import io.fjprobe.weaving.option.Reason;
import io.fjprobe.weaving.size.SizeGovernor;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.text.ParseException;
import jdk.jfr.Configuration;
import jdk.jfr.FlightRecorder;
import jdk.jfr.Recording;
import jdk.jfr.RecordingState;

/** The recording that the agent makes when the user makes none. */
public final class OwnRecording {

  private static final String SETTINGS = "fjprobe.jfc";

  private static final String STOPPED_BY_OTHERS =
      "its recording had already been stopped by somebody else";
  private static final String FULL = "is the disk full?";

  /** Of the Flight Recorder, which has one; null: nobody has asked yet. */
  private static Repository repository;

  private final Recording recording;
  private final Destination destination;
  private final DiskWatch watch;

  private OwnRecording(Recording recording, Destination destination, DiskWatch watch) {
    this.recording = recording;
    this.destination = destination;
    this.watch = watch;
  }

  /**
   * Before the classes of events are loaded: only a recorder that has begun can instrument them
   * then. What goes wrong here goes wrong again at {@link #start}, which says so.
   */
  public static void startRecorder() {
    try {
      repository();
      FlightRecorder.getFlightRecorder();
    } catch (IOException | RuntimeException e) {
      // see above
    }
  }

  /**
   * @param name of its file; another name is used if the user did not choose this one and it is not
   *     available
   */
  public static OwnRecording start(Path name, Options options, Level level) {
    Destination destination =
        options.fileIsChosen() ? Destination.named(name) : Destination.claim(name);
    try {
      return start(destination, level, !options.counted().isEmpty());
    } catch (CannotObserveException e) {
      destination.giveBack();
      throw e;
    } catch (FileSystemException e) {
      destination.giveBack();
      throw new CannotObserveException(
          "cannot write "
              + destination.file()
              + ": "
              + Reason.of(e)
              + "; choose another file with file=NAME");
    } catch (IOException e) {
      destination.giveBack();
      throw new CannotObserveException("cannot start a recording: " + Reason.of(e));
    } catch (ParseException | RuntimeException e) {
      destination.giveBack();
      throw new CannotObserveException("cannot start a recording", e);
    }
  }

  /**
   * @param classes whether to record which ones are loaded: as counts of calls do, they tell what
   *     code a program uses
   */
  private static OwnRecording start(Destination destination, Level level, boolean classes)
      throws IOException, ParseException {
    try (InputStream in = AgentJar.read(SETTINGS)) {
      Configuration settings =
          Configuration.create(new InputStreamReader(in, StandardCharsets.UTF_8));
      Path file = destination.file();
      Disks disks = new Disks(repository(), file, level == Level.FULL);
      Recording recording = new Recording(settings);
      String refusal = disks.refusal();
      if (refusal != null) {
        recording.close();
        throw new CannotObserveException(refusal);
      }
      recording.setName("fjprobe");
      recording.setDumpOnExit(true);
      recording.setDestination(file);
      if (level == Level.FULL) {
        recording.enable("fjprobe.WorkerIdle").withoutThreshold();
      }
      if (classes) {
        recording.enable("jdk.ClassLoad").withoutThreshold().withoutStackTrace();
      }
      recording.start();
      if (level != Level.FULL) {
        SizeGovernor.start(recording);
      }
      return new OwnRecording(recording, destination, DiskWatch.start(recording, disks, file));
    }
  }

  /** The first time, before the Flight Recorder has begun. */
  private static synchronized Repository repository() throws IOException {
    if (repository == null) {
      String option = Jvm.flightRecorderOption("repository");
      if (option != null && !ModuleReads.areThere()) {
        Repository.useOnJdk8(option);
      }
      repository = new Repository(option, Jvm.pid());
    }
    return repository;
  }

  public Destination destination() {
    return destination;
  }

  /** Says what became of it. */
  public String stop() {
    if (recording.getState() != RecordingState.RUNNING) {
      String outcome = watch.outcome();
      return outcome == null
          ? STOPPED_BY_OTHERS
          : "its recording was stopped before the disk was full, " + outcome;
    }
    try {
      recording.stop();
    } catch (IllegalStateException e) {
      return STOPPED_BY_OTHERS; // in this moment, as by the exit of the JVM: they write it
    } catch (RuntimeException e) {
      recording.close();
      return cannotBeWritten() + e;
    }
    boolean written = recording.getState() == RecordingState.CLOSED;
    recording.close();
    return written ? "the recording is in " + destination.file() : cannotBeWritten() + FULL;
  }

  private String cannotBeWritten() {
    return "its recording cannot be written to " + destination.file() + ": ";
  }

  /** There is nothing worth keeping in it. */
  public void discard() {
    recording.close();
    destination.giveBack();
  }
}
