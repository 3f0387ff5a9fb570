package io.fjprobe.weaving.attach;

import io.fjprobe.weaving.option.Visible;

/** A JVM that this one may attach to. */
final class Target {

  final String pid;

  /** Main class or jar, and its arguments; empty if not known. */
  final String command;

  Target(String pid, String command) {
    this.pid = pid;
    this.command = command;
  }

  /** By full or simple name of the main class, or by name of the jar. */
  boolean isCalled(String name) {
    String main = main();
    String file = main.substring(Math.max(main.lastIndexOf('/'), main.lastIndexOf('\\')) + 1);
    String simple = main.substring(main.lastIndexOf('.') + 1);
    return main.equals(name)
        || file.equals(name)
        || file.equals(name + ".jar")
        || (file.equals(main) && simple.equals(name));
  }

  /** The main class or jar; of a module, the class. */
  String main() {
    int end = command.indexOf(' ');
    String first = end < 0 ? command : command.substring(0, end);
    int slash = first.indexOf('/');
    boolean module = slash > 0 && !first.endsWith(".jar");
    return module ? first.substring(slash + 1) : first;
  }

  @Override
  public String toString() {
    return pid + " " + (command.isEmpty() ? "(main class unknown)" : Visible.of(command));
  }
}
