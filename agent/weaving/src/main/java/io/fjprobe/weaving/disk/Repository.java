package io.fjprobe.weaving.disk;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Where the Flight Recorder keeps what it has recorded, until a recording is saved. */
public final class Repository {

  private static final String PROPERTY = "jdk.jfr.repository";
  private static final String SUFFIX = ".jfr";

  private final File base;
  private final String ofThisProcess;

  /**
   * @param option what the command line says of its place; null: nothing
   * @param pid of this process
   */
  public Repository(String option, String pid) {
    base = new File(option == null ? System.getProperty("java.io.tmpdir") : option);
    ofThisProcess = "_" + pid;
  }

  /**
   * JDK 8 reads the option after the agents have begun, which is too late for their recordings.
   *
   * @throws IOException if nothing can be written there
   */
  public static void useOnJdk8(String option) throws IOException {
    try {
      Class<?> type = Class.forName("jdk.jfr.internal.Repository");
      Class<?> path = Class.forName("jdk.jfr.internal.SecuritySupport$SafePath");
      Object safePath = path.getConstructor(String.class).newInstance(option);
      Object repository = type.getMethod("getRepository").invoke(null);
      type.getMethod("setBasePath", path).invoke(repository, safePath);
    } catch (InvocationTargetException e) {
      throw new IOException("cannot write to " + option + ": " + e.getCause(), e);
    } catch (ReflectiveOperationException e) {
      throw new IOException("this JDK 8 does not let agents choose the repository", e);
    }
  }

  /** On the disk that events are written to. */
  File folder() {
    String told = System.getProperty(PROPERTY);
    return told == null ? base : new File(told);
  }

  /** Those of this process: before JDK 14 nobody tells the name, and there may be more of them. */
  private List<File> files() {
    List<File> files = new ArrayList<>();
    String told = System.getProperty(PROPERTY);
    if (told != null) {
      addAll(new File(told), files);
      return files;
    }
    String[] all = base.list();
    for (String name : all == null ? new String[0] : all) {
      if (isOfThisProcess(name)) {
        addAll(new File(base, name), files);
      }
    }
    return files;
  }

  /**
   * Whether a folder is named by a time and this process, and perhaps a number. Without a pattern,
   * which would take longer than all else when the JVM starts.
   */
  boolean isOfThisProcess(String folder) {
    for (int i = 0; i < folder.length(); i++) {
      char each = folder.charAt(i);
      if (each != '_' && (each < '0' || each > '9')) {
        return false;
      }
    }
    int last = folder.lastIndexOf('_');
    return isTimeAndProcess(folder)
        || (last >= 0 && last < folder.length() - 1 && isTimeAndProcess(folder.substring(0, last)));
  }

  private boolean isTimeAndProcess(String folder) {
    return folder.length() > ofThisProcess.length() && folder.endsWith(ofThisProcess);
  }

  private static void addAll(File folder, List<File> files) {
    File[] more = folder.listFiles();
    Collections.addAll(files, more == null ? new File[0] : more);
  }

  /** Of all that was written. */
  long bytes() {
    long bytes = 0;
    for (File file : files()) {
      bytes += file.length();
    }
    return bytes;
  }

  /** What is a recording as it is: null if there are several files that make one. */
  Path onlyChunk() {
    File only = null;
    for (File file : files()) {
      if (file.length() > 0) {
        if (only != null || !file.getName().endsWith(SUFFIX)) {
          return null;
        }
        only = file;
      }
    }
    return only == null ? null : only.toPath();
  }
}
