package io.fjprobe.weaving.jvm;

/**
 * The agent can be named twice, by the command line and by {@code JAVA_TOOL_OPTIONS}, as the same
 * file, a copy or another version. All of them get the classes of the one that came first, which
 * must not weave what it has woven.
 */
public final class SecondAgent {

  static final String THERE = "another fjprobe is already in this JVM";

  /** That of every version has it, for programs to find. */
  private static final String BOOTSTRAP_CLASS = "io.fjprobe.bootstrap.Snapshot";

  /** The thread that runs premain sets and reads it. */
  private static boolean first;

  private SecondAgent() {}

  /** Called by the one that observes, from when on it changes the JVM. */
  public static void isTheFirst() {
    first = true;
  }

  /** Says so, and whatever its options are: the first one's hold. */
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
