package io.fjprobe.weaving.attach;

import java.io.File;

/** The signal with which attaching begins: a process that does not handle it would be ended. */
final class QuitSignal {

  private QuitSignal() {}

  /** Does nothing where the system does not say who handles it. */
  static void check(String pid) {
    ProcStatus status = ProcStatus.of(pid);
    if (status != null && !status.handlesQuit() && !listens(pid, status.innerPid(pid))) {
      throw new AttachException(
          "cannot attach to "
              + pid
              + ": it does not handle the signal QUIT, with which attaching begins, and which would end it;"
              + " it is no JVM, or was started with -Xrs; a JVM can be restarted with -javaagent");
    }
  }

  /** A JVM that was attached to before needs no signal. */
  private static boolean listens(String pid, String innerPid) {
    return new File("/proc/" + pid + "/root/tmp/.java_pid" + innerPid).exists();
  }
}
