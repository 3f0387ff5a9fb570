package io.fjprobe.weaving.attach;

import com.sun.tools.attach.VirtualMachine;
import com.sun.tools.attach.VirtualMachineDescriptor;
import io.fjprobe.weaving.option.Visible;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A JVM that this one may attach to. */
final class Target {

  final String pid;

  /** Main class or jar, and its arguments; empty if not known. */
  final String command;

  Target(String pid, String command) {
    this.pid = pid;
    this.command = command;
  }

  /** All that this user may see, without this one. */
  static List<Target> all() {
    String own = ManagementFactory.getRuntimeMXBean().getName();
    List<Target> targets = new ArrayList<>();
    for (VirtualMachineDescriptor each : VirtualMachine.list()) {
      if (!own.startsWith(each.id() + "@")) {
        targets.add(new Target(each.id(), each.displayName()));
      }
    }
    targets.sort(Comparator.comparingInt((Target t) -> t.pid.length()).thenComparing(t -> t.pid));
    return targets;
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
