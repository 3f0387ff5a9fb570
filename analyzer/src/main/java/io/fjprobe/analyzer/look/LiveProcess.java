package io.fjprobe.analyzer.look;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Whether a process still runs. */
public final class LiveProcess {

  private static final String ZOMBIE = ") Z ";

  private LiveProcess() {}

  /**
   * Also false for a process that has ended and that its parent has not yet asked about: in a
   * container perhaps nobody ever does.
   */
  public static boolean is(ProcessHandle process) {
    return process.isAlive() && !isZombie(process.pid());
  }

  private static boolean isZombie(long pid) {
    try {
      return Files.readString(Path.of("/proc/" + pid + "/stat")).contains(ZOMBIE);
    } catch (IOException e) {
      return false; // it is not Linux, or the process has just gone
    }
  }
}
