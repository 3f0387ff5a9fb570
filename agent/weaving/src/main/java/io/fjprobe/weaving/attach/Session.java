package io.fjprobe.weaving.attach;

import com.sun.tools.attach.AgentInitializationException;
import com.sun.tools.attach.AgentLoadException;
import com.sun.tools.attach.AttachNotSupportedException;
import com.sun.tools.attach.VirtualMachine;
import io.fjprobe.weaving.attach.Request.Command;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URISyntaxException;
import java.util.Map;

/** Loads the agent into another JVM, and reads what it says. */
final class Session {

  private Session() {}

  static Answer ask(Target target, Command command, Map<String, String> options) {
    VirtualMachine machine = open(target);
    try {
      Request request = new Request(command, id(), options);
      String failure = "it did not answer";
      try {
        machine.loadAgent(jar(), request.encode());
      } catch (AgentLoadException | AgentInitializationException e) {
        // up to JDK 9 also where it worked in a newer JVM, whose answer is written otherwise
        failure = String.valueOf(e.getMessage());
      }
      Answer answer = Answer.to(request.id, machine.getSystemProperties());
      if (answer == null) {
        throw new AttachException(
            "cannot load "
                + jar()
                + " into "
                + target
                + ": "
                + failure
                + "; was it started with -XX:-EnableDynamicAgentLoading? Then restart it with -javaagent."
                + " Can it read this file?");
      }
      return answer;
    } catch (IOException e) {
      throw new AttachException(
          "lost the connection to " + target + ": " + e.getMessage() + "; has it ended?");
    } finally {
      close(machine);
    }
  }

  /** Of this command and this process: two may begin in the same moment. */
  private static String id() {
    String process = ManagementFactory.getRuntimeMXBean().getName();
    String own = Integer.toString(process.hashCode() & Integer.MAX_VALUE, 36);
    return Long.toString(System.nanoTime(), 36) + "-" + own;
  }

  private static VirtualMachine open(Target target) {
    try {
      return VirtualMachine.attach(target.pid);
    } catch (AttachNotSupportedException | IOException e) {
      String cause =
          target.command.isEmpty()
              ? "no JVM of this user has this process id, or it was started with"
                  + " -XX:+DisableAttachMechanism; the command list shows which JVMs can be attached to"
              : "it may have ended, belong to another user, or not respond";
      throw new AttachException(
          "cannot attach to " + target.pid + " (" + e.getMessage() + "): " + cause);
    }
  }

  private static String jar() {
    try {
      return new File(Session.class.getProtectionDomain().getCodeSource().getLocation().toURI())
          .getAbsolutePath();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void close(VirtualMachine machine) {
    try {
      machine.detach();
    } catch (IOException e) {
      // it has ended
    }
  }
}
