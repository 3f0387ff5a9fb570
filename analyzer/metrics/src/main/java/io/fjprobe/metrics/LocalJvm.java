package io.fjprobe.metrics;

import com.sun.tools.attach.AttachNotSupportedException;
import com.sun.tools.attach.VirtualMachine;
import io.fjprobe.analyzer.metrics.ServeException;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A JVM of this machine. Its management agent is started if it is not there: it listens to this
 * machine only, and who may ask is who may attach.
 */
final class LocalJvm {

  private static final int SIGQUIT = 3;
  private static final int HEX = 16;
  private static final String CAUGHT = "SigCgt:";

  private LocalJvm() {}

  /** Returns the address of its management agent. */
  static String address(String pid) throws ServeException {
    if (ProcessHandle.of(Long.parseLong(pid)).isEmpty()) {
      throw new ServeException(
          "there is no process " + pid + "; java -jar fjprobe.jar list shows the JVMs");
    }
    if (!handlesQuit(pid)) {
      throw new ServeException(
          "process "
              + pid
              + " is no JVM, or one that does not let itself be attached to: it does not handle the"
              + " signal QUIT, which would end it");
    }
    try {
      VirtualMachine machine = VirtualMachine.attach(pid);
      try {
        return machine.startLocalManagementAgent();
      } finally {
        machine.detach();
      }
    } catch (AttachNotSupportedException | IOException e) {
      throw new ServeException(
          "can't attach to "
              + pid
              + ": "
              + e.getMessage()
              + "; run this as the same user, and outside of another container");
    } catch (NoClassDefFoundError e) {
      throw new ServeException(
          "the Java that runs this has no classes to attach with; run it with a JDK, or give"
              + " HOST:PORT of a JVM that was started with JMX");
    }
  }

  /** Attaching begins with this signal. Where there are no such files, nothing is known. */
  private static boolean handlesQuit(String pid) {
    Path status = Path.of("/proc", pid, "status");
    try {
      List<String> lines = Files.readAllLines(status);
      return lines.stream()
          .filter(line -> line.startsWith(CAUGHT))
          .map(line -> new BigInteger(line.substring(CAUGHT.length()).trim(), HEX))
          .allMatch(caught -> caught.testBit(SIGQUIT - 1));
    } catch (IOException e) {
      return true;
    }
  }
}
