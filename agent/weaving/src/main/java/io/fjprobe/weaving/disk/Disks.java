package io.fjprobe.weaving.disk;

import java.io.File;
import java.nio.file.Path;

/** That of the repository and that of the file, which may be the same. */
public final class Disks {

  static final String ADVICE =
      "free some space, or choose folders on another disk with file= and"
          + " -XX:FlightRecorderOptions=repository=DIR";

  private static final long LEAST = 6 * Space.MEGABYTE;
  private static final long LEAST_FOR_EACH_TASK = 12 * Space.MEGABYTE;

  final Repository repository;
  private final File folderOfFile;
  private final boolean eachTask;

  /**
   * @param eachTask whether the recording has an event for each task
   */
  public Disks(Repository repository, Path file, boolean eachTask) {
    this.repository = repository;
    this.folderOfFile = file.toFile().getParentFile();
    this.eachTask = eachTask;
  }

  /** Why no recording can begin; null if one can. */
  public String refusal() {
    Space space = look();
    long needed = eachTask ? LEAST_FOR_EACH_TASK : LEAST;
    return space.least() < needed
        ? seen(space)
            + ", and a recording at this level needs "
            + Space.text(needed)
            + " to begin; "
            + ADVICE
        : null;
  }

  /** To be asked for before the recording begins. */
  long reserve() {
    return look().reserve(eachTask);
  }

  Space look() {
    return new Space(free(repository.folder()), free(folderOfFile), repository.bytes());
  }

  /** Of a folder that is gone the system says 0 too; then nothing is known. */
  private static long free(File folder) {
    long free = folder.getUsableSpace();
    return free > 0 || folder.isDirectory() ? free : Long.MAX_VALUE;
  }

  String seen(Space space) {
    File folder = space.isShortForFile() ? folderOfFile : repository.folder();
    return "only " + Space.text(space.least()) + " are free in " + folder;
  }
}
