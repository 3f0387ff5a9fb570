package io.fjprobe.weaving.processor;

import java.io.File;

/** Linux has a directory of the threads, and in it a file of three numbers for the scheduler. */
final class ProcThreads implements Threads {

  private static final String TASKS = "/proc/self/task";
  private static final String CURRENT = "/proc/thread-self/stat";

  private final File directory = new File(TASKS);

  /** False where Linux was built without, and on other systems. */
  static boolean areThere() {
    ProcFile file = new ProcFile();
    return file.read("/proc/self/schedstat") && file.nextNumber() > 0;
  }

  @Override
  public long[] ids() {
    String[] names = directory.list();
    long[] ids = new long[names == null ? 0 : names.length];
    for (int i = 0; i < ids.length; i++) {
      ids[i] = Long.parseLong(names[i]);
    }
    return ids;
  }

  @Override
  public boolean read(long id, Times times) {
    ProcFile file = new ProcFile();
    if (!file.read(TASKS + '/' + id + "/schedstat")) {
      return false;
    }
    times.cpu = file.nextNumber();
    times.wait = file.nextNumber();
    return times.cpu >= 0;
  }

  /** The file begins with the id of whoever reads it. */
  @Override
  public long current() {
    ProcFile file = new ProcFile();
    return file.read(CURRENT) ? file.nextNumber() : -1;
  }

  @Override
  public boolean areOfSystem() {
    return true;
  }
}
