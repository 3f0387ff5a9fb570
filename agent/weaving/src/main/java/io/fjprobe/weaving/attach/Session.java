package io.fjprobe.weaving.attach;

import io.fjprobe.weaving.attach.Request.Command;
import io.fjprobe.weaving.jvm.Jvm;
import java.io.File;
import java.net.URISyntaxException;
import java.util.Map;
import java.util.Properties;

/** Loads the agent into another JVM, and reads what it says. */
final class Session {

  /** Of the path and the argument of an agent. JVMs refuse more, as far as they were tried. */
  private static final int MOST_CHARACTERS = 1_024;

  private Session() {}

  static Answer ask(Target target, Command command, Map<String, String> options) {
    try (Machine machine = open(target)) {
      Request request = new Request(command, id(), options);
      String failure = load(machine, request);
      Properties properties = machine.systemProperties();
      Answer answer = Answer.to(request.id, properties);
      if (answer == null && isTooOld(properties.getProperty("java.specification.version"))) {
        throw new AttachException(
            "cannot load "
                + jar()
                + " into "
                + target
                + ": its Java is "
                + properties.getProperty("java.version")
                + ", and fjprobe needs 8 or later");
      }
      int length = jar().length() + 1 + request.encode().length();
      if (answer == null && length > MOST_CHARACTERS) {
        throw new AttachException(
            "cannot load "
                + jar()
                + " into "
                + target
                + ": with its options, this path has "
                + length
                + " characters, and many JVMs take at most "
                + MOST_CHARACTERS
                + "; name fewer methods, or start the JVM with -javaagent");
      }
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
    } catch (AttachException e) {
      throw e;
    } catch (Exception e) {
      throw new AttachException(
          "lost the connection to " + target + ": " + e.getMessage() + "; has it ended?");
    }
  }

  /**
   * @param version of Java, 1.7 or 17; null: not known
   */
  static boolean isTooOld(String version) {
    return version != null && version.matches("1\\.[0-7]");
  }

  /** Why there may be no answer. */
  private static String load(Machine machine, Request request) {
    try {
      machine.loadAgent(jar(), request.encode());
      return "it did not answer";
    } catch (Exception e) {
      // up to JDK 9 also where it worked in a newer JVM, whose answer is written otherwise
      return String.valueOf(e.getMessage());
    }
  }

  /** Of this command and this process: two may begin in the same moment. */
  private static String id() {
    return Long.toString(System.nanoTime(), 36) + "-" + Jvm.pid();
  }

  private static Machine open(Target target) {
    try {
      return Machine.attach(target);
    } catch (AttachException e) {
      throw e;
    } catch (Exception e) {
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
}
