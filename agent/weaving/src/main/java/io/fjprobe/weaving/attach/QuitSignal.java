package io.fjprobe.weaving.attach;

import java.io.File;

/** The signal with which attaching begins: a process that does not handle it would be ended. */
final class QuitSignal {

  private QuitSignal() {}

  /** Does nothing where the system does not say who handles it. */
  static void check(String pid) {
    ProcStatus status = ProcStatus.of(pid);
    if (status != null && ends(pid, status)) {
      throw new AttachException(
          "cannot attach to "
              + pid
              + ": it does not handle the signal QUIT, with which attaching begins, and which would end"
              + " it; so it is no JVM; the command list shows which JVMs can be attached to");
    }
  }

  static boolean ends(String pid, ProcStatus status) {
    return !status.handlesQuit() && !listens(pid, status.innerPid(pid));
  }

  /** A JVM with -Xrs leaves signals alone, and listens from the start: it is sent none. */
  private static boolean listens(String pid, String innerPid) {
    return new File("/proc/" + pid + "/root/tmp/.java_pid" + innerPid).exists();
  }
}
