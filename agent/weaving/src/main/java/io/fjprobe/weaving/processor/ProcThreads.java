package io.fjprobe.weaving.processor;

import java.io.File;
import java.util.HashMap;
import java.util.Map;

/** Linux has a directory of the threads, and in it a file of three numbers for the scheduler. */
final class ProcThreads implements Threads {

  private static final String TASKS = "/proc/self/task";
  private static final String CURRENT = "/proc/thread-self/stat";
  private static final String LIMITS = "/proc/self/limits";

  /** Of the files that this process may have open, how many are kept open for one of ours. */
  private static final int FILES_FOR_EACH = 32;

  private static final int MOST_KEPT = 128;

  private final File directory = new File(TASKS);
  private final int mostKept = mostKept();
  private final Map<Long, ProcFile> kept = new HashMap<>();

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

  private static int mostKept() {
    ProcFile file = new ProcFile();
    if (!file.read(LIMITS) || !file.skipBehind("Max open files")) {
      return 0;
    }
    long files = file.nextNumber();
    return files < 0 ? MOST_KEPT : (int) Math.min(MOST_KEPT, files / FILES_FOR_EACH);
  }

  private static String path(long id) {
    return TASKS + '/' + id + "/schedstat";
  }

  @Override
  public boolean read(long id, Times times) {
    ProcFile file = new ProcFile();
    return file.read(path(id)) && tell(file, times);
  }

  @Override
  public boolean readAgain(long id, Times times) {
    ProcFile file = kept.get(id);
    if (file != null && file.readKept()) {
      return tell(file, times);
    }
    forget(id);
    if (kept.size() >= mostKept) {
      return read(id, times);
    }
    file = new ProcFile();
    if (!file.keep(path(id))) {
      return false;
    }
    kept.put(id, file);
    return file.readKept() && tell(file, times);
  }

  private static boolean tell(ProcFile file, Times times) {
    times.cpu = file.nextNumber();
    times.wait = file.nextNumber();
    times.switches = file.nextNumber();
    return times.cpu >= 0;
  }

  @Override
  public void forget(long id) {
    ProcFile file = kept.remove(id);
    if (file != null) {
      file.close();
    }
  }

  @Override
  public void forgetAll() {
    for (ProcFile file : kept.values()) {
      file.close();
    }
    kept.clear();
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
