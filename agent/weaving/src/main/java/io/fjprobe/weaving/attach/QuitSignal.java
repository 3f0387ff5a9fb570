package io.fjprobe.weaving.attach;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;

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
    String socket = ".java_pid" + innerPid;
    return new File("/proc/" + pid + "/root/tmp/" + socket).exists()
        && isOpen(socket, Paths.get("/proc", pid, "net", "unix"));
  }

  /**
   * Whether somebody has the socket. A JVM that was killed leaves its file behind, and its process
   * id may be given to another process.
   *
   * @param sockets what the system says of those that are open
   */
  static boolean isOpen(String socket, Path sockets) {
    try {
      for (String line : Files.readAllLines(sockets, StandardCharsets.ISO_8859_1)) {
        // the JVM opens it under this second name
        if (line.endsWith("/" + socket) || line.endsWith("/" + socket + ".tmp")) {
          return true;
        }
      }
      return false;
    } catch (IOException e) {
      return true; // not known: then the file is all that there is
    }
  }
}
