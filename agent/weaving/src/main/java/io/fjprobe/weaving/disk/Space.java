package io.fjprobe.weaving.disk;

/**
 * The free space on the disks of a recording, in bytes. When the repository's disk is full, the JVM
 * ends the application (11 and later). So some space must stay free for what is written while a
 * recording stops. To save a recording, its size is needed a second time.
 */
final class Space {

  static final long MEGABYTE = 1_000_000;
  private static final long MOST_RESERVE = 64 * MEGABYTE;

  /** While a recording of each task stops, up to 5 MB more were seen to be written. */
  static final long TO_STOP = 9 * MEGABYTE;

  /** Nobody writes faster than that. */
  private static final long BYTES_A_MILLISECOND = MEGABYTE;

  static final long SHORTEST_PAUSE = 10;
  private static final long LONGEST_PAUSE = 10_000;

  final long forEvents;
  final long forFile;
  final long recorded;

  /**
   * @param forEvents free where the repository is
   * @param forFile free where the recording is saved
   * @param recorded by now
   */
  Space(long forEvents, long forFile, long recorded) {
    this.forEvents = forEvents;
    this.forFile = forFile;
    this.recorded = recorded;
  }

  /**
   * What is to stay free. While a new chunk begins, which takes up to a quarter of a second, no
   * recording can be stopped, and 17 MB of tasks were seen to be written.
   *
   * @param eachTask whether the recording has an event for each task
   */
  long reserve(boolean eachTask) {
    return Math.min(MOST_RESERVE, eachTask ? least() / 4 * 3 : least() / 2);
  }

  long least() {
    return Math.min(forEvents, forFile);
  }

  /** What may still be written; below 0 it is time to stop. */
  long margin(long reserve) {
    return Math.min(forEvents - reserve, forFile - recorded - reserve / 2);
  }

  /** Whether it is the file's disk that has less. */
  boolean isShortForFile() {
    return forFile < forEvents;
  }

  /** However much is written until it is saved. */
  boolean canSurelyBeSaved() {
    return forFile - recorded > TO_STOP;
  }

  /** When it has stopped, and nothing more is written. */
  boolean canBeSaved() {
    return forFile - recorded > MEGABYTE;
  }

  long pauseMillis(long reserve) {
    return Math.max(SHORTEST_PAUSE, Math.min(LONGEST_PAUSE, margin(reserve) / BYTES_A_MILLISECOND));
  }

  static String text(long bytes) {
    long tenths = Math.max(0, bytes) * 10 / MEGABYTE;
    return tenths / 10 + "." + tenths % 10 + " MB";
  }
}
