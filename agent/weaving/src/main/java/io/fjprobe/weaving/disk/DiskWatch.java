package io.fjprobe.weaving.disk;

import io.fjprobe.bootstrap.guard.Suppressed;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import jdk.jfr.FlightRecorder;
import jdk.jfr.Recording;
import jdk.jfr.RecordingState;

/**
 * Stops the agent's recording before the disk is full, and says so. The size governor cannot do
 * this: it looks once a second, and tasks can write a hundred megabytes in that time.
 */
public final class DiskWatch implements Runnable {

  /** What there may be one of for each task. */
  private static final String[] OF_TASKS = {
    "fjprobe.TaskRun", "fjprobe.TaskBatch", "fjprobe.Steal"
  };

  private final Recording recording;
  private final Disks disks;
  private final RecordingFile file;
  private final long reserve;
  private final Growth growth = new Growth(System.nanoTime());
  private String outcome;

  private DiskWatch(Recording recording, Disks disks, Path file) {
    this.recording = recording;
    this.disks = disks;
    this.file = new RecordingFile(file);
    this.reserve = disks.reserve();
  }

  /**
   * @param file the recording's destination
   */
  public static DiskWatch start(Recording recording, Disks disks, Path file) {
    DiskWatch watch = new DiskWatch(recording, disks, file);
    Thread thread = new Thread(watch, "fjprobe disk watch");
    thread.setDaemon(true);
    thread.start();
    return watch;
  }

  /** Errors of one look do not end it. */
  @Override
  public void run() {
    long pause = Space.SHORTEST_PAUSE;
    while (recording.getState() == RecordingState.RUNNING) {
      try {
        Thread.sleep(pause);
        Space space = disks.look();
        long needed = Math.max(reserve, growth.bytesToStop(space.recorded, System.nanoTime()));
        pause = space.pauseMillis(needed);
        if (space.margin(needed) < 0) {
          end(space);
        }
      } catch (InterruptedException e) {
        return;
      } catch (IllegalStateException e) {
        // it was stopped at the same moment, as by the exit of the JVM
      } catch (Throwable t) {
        Suppressed.add(t);
      }
    }
  }

  /** What became of the recording; null if it is not this that stopped it. */
  public synchronized String outcome() {
    return outcome;
  }

  /** If the recording is at its end already, it is being saved, and that is what takes space. */
  private synchronized void end(Space space) throws IOException {
    if (recording.getState() != RecordingState.RUNNING) {
      return;
    }
    dropTasks();
    boolean shared = FlightRecorder.getFlightRecorder().getRecordings().size() > 1;
    if (!space.canSurelyBeSaved()) {
      recording.setDestination(null);
    }
    recording.stop();
    outcome = becameOf(shared);
    System.err.println(
        "fjprobe: "
            + disks.seen(space)
            + ", and "
            + Space.text(space.recorded)
            + " are recorded. The recording was stopped before the disk was full, "
            + outcome
            + ". The application continues. To record longer, "
            + Disks.ADVICE);
  }

  /** To stop takes a tenth of a second, in which tasks would write several megabytes. */
  private void dropTasks() {
    Map<String, String> settings = new HashMap<>(recording.getSettings());
    for (String event : OF_TASKS) {
      settings.put(event + "#enabled", "false");
    }
    recording.setSettings(settings);
  }

  private String becameOf(boolean shared) {
    if (recording.getState() == RecordingState.CLOSED
        || (!shared && file.takes(disks.repository.onlyChunk()))
        || isCopied()) {
      return "and is in " + file;
    }
    return "but does not fit into "
        + file
        + "; it can be copied from "
        + disks.repository.folder()
        + " until the JVM exits";
  }

  private boolean isCopied() {
    if (!disks.look().canBeSaved()) {
      return false;
    }
    try {
      recording.dump(file.path);
      recording.close();
      return true;
    } catch (IOException e) {
      return false; // others have filled the disk meanwhile
    }
  }
}
