package io.fjprobe.weaving.attach;

import java.io.File;
import java.io.FilenameFilter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The JVMs that leave a file about themselves where this user may read it. */
final class RunningJvms {

  private static final String FOLDER = "hsperfdata_";

  private final String ownPid;
  private final List<Target> found = new ArrayList<>();

  private RunningJvms(String ownPid) {
    this.ownPid = ownPid;
  }

  /** All that can be attached to, but for one. */
  static List<Target> without(String ownPid) {
    RunningJvms jvms = new RunningJvms(ownPid);
    jvms.searchHere();
    jvms.searchOtherNamespaces();
    jvms.found.sort(
        Comparator.comparingInt((Target t) -> t.pid.length()).thenComparing(t -> t.pid));
    return jvms.found;
  }

  /** On Linux the JVM takes /tmp, whatever else is said to be the folder of temporary files. */
  private void searchHere() {
    String temporary = ProcStatus.isKnown() ? "/tmp" : System.getProperty("java.io.tmpdir");
    for (File folder : folders(new File(temporary))) {
      for (File file : files(folder, (ignored, name) -> ProcStatus.isPid(name))) {
        if (answers(file.getName())) {
          add(file.getName(), file);
        }
      }
    }
  }

  /** If not, the file was left behind, or is that of a container with the same folder /tmp. */
  private static boolean answers(String pid) {
    ProcStatus status = ProcStatus.of(pid);
    return status == null ? !ProcStatus.isKnown() : !QuitSignal.ends(pid, status);
  }

  /** As in a container: such a JVM has another id there, and perhaps a folder /tmp of its own. */
  private void searchOtherNamespaces() {
    for (String pid : ProcStatus.pids()) {
      ProcStatus status = ProcStatus.of(pid);
      String inner = status == null ? pid : status.innerPid(pid);
      if (!inner.equals(pid)) {
        for (File folder : folders(new File("/proc/" + pid + "/root/tmp"))) {
          add(pid, new File(folder, inner));
        }
      }
    }
  }

  private static File[] folders(File temporary) {
    return files(temporary, (ignored, name) -> name.startsWith(FOLDER));
  }

  private static File[] files(File folder, FilenameFilter filter) {
    File[] files = folder.listFiles(filter);
    return files == null ? new File[0] : files;
  }

  private void add(String pid, File file) {
    PerfData data = PerfData.read(file);
    if (data != null && data.canBeAttachedTo && !pid.equals(ownPid)) {
      found.add(new Target(pid, data.command));
    }
  }
}
