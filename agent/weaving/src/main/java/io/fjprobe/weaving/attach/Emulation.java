package io.fjprobe.weaving.attach;

import java.io.File;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import net.bytebuddy.agent.VirtualMachine;
import net.bytebuddy.agent.VirtualMachine.ForHotSpot;
import net.bytebuddy.agent.VirtualMachine.ForHotSpot.Connection.Factory;
import net.bytebuddy.agent.VirtualMachine.ForHotSpot.Connection.ForJnaPosixSocket;

/** Attaches without the classes of a JDK: by Byte Buddy's emulation of them, which needs JNA. */
final class Emulation {

  /** The JVM is given as long as the JDK gives it, not Byte Buddy's second and a half. */
  private static final int ATTEMPTS = 100;

  private static final int PAUSE_MILLIS = 100;

  private Emulation() {}

  static VirtualMachine attach(Target target) throws IOException {
    refuse(target);
    try {
      return ForHotSpot.attach(target.pid, sockets(target.pid));
    } catch (LinkageError e) {
      throw new AttachException(
          "JNA does not work on this Java ("
              + System.getProperty("java.home")
              + "): "
              + e
              + "; it needs the module java.logging, and a folder for temporary files from which its native"
              + " library may be loaded (-Djna.tmpdir=); or run this command with a JDK");
    }
  }

  /** Where the emulation would signal a process that it cannot talk to. */
  private static void refuse(Target target) throws IOException {
    ProcStatus status = ProcStatus.of(target.pid);
    if (status == null) {
      if (ProcStatus.isKnown() || target.command.isEmpty()) {
        throw new IOException("No such process");
      }
    } else if (!status.innerPid(target.pid).equals(target.pid)) {
      throw new AttachException(
          "cannot attach to "
              + target
              + ": it runs in another PID namespace, as in a container; run this command inside, or with a"
              + " JDK of 9 or later");
    }
  }

  /** The JVM leaves its socket in the folder /tmp that it sees: a service may have its own. */
  private static Factory sockets(String pid) {
    File own = new File("/proc/" + pid + "/root/tmp");
    return own.isDirectory()
        ? new ForJnaPosixSocket.Factory(
            own.getPath(), ATTEMPTS, PAUSE_MILLIS, TimeUnit.MILLISECONDS)
        : ForJnaPosixSocket.Factory.withDefaultTemporaryFolder(
            ATTEMPTS, PAUSE_MILLIS, TimeUnit.MILLISECONDS);
  }
}
