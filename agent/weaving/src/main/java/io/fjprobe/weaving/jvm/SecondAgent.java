package io.fjprobe.weaving.jvm;

/**
 * The agent can be named twice, by the command line and by {@code JAVA_TOOL_OPTIONS}, as the same
 * file, a copy or another version. All of them get the classes of the one that came first. The
 * others must not weave what that one has woven.
 */
public final class SecondAgent {

  static final String THERE = "another fjprobe is already in this JVM";

  /** Every version of the bootstrap jar has it, so that programs can find it. */
  private static final String BOOTSTRAP_CLASS = "io.fjprobe.bootstrap.Snapshot";

  /** The thread that runs premain sets and reads it. */
  private static boolean first;

  private SecondAgent() {}

  /** Called by the agent that observes, just before it starts to change the JVM. */
  public static void isTheFirst() {
    first = true;
  }

  /** Prints that it steps aside. Its options do not matter: those of the first agent hold. */
  public static boolean stepsAside() {
    if (first) {
      System.err.println(
          "fjprobe: the agent is named more than once; the first one is used, this one is ignored");
    }
    return first;
  }

  /** A copy in the class path of another class loader. */
  static boolean isInAnotherLoader() {
    try {
      Class.forName(BOOTSTRAP_CLASS, false, null);
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }
}
