package io.fjprobe.workloads.overhead;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The loops that tasks spend their time in. Compiled into the code that forks and joins, such a
 * loop becomes faster or slower by some percent with any change there, be it of the agent or of the
 * JDK, which then looks like a cost of each task. So they are compiled alone, for all variants.
 */
final class Kernels {

  static final List<String> METHODS =
      Collections.singletonList("io.fjprobe.workloads.task.Points::sums");

  private Kernels() {}

  static List<String> jvmArguments() {
    List<String> arguments = new ArrayList<>();
    arguments.add("-XX:CompileCommand=quiet");
    for (String method : METHODS) {
      arguments.add("-XX:CompileCommand=dontinline," + method);
    }
    return arguments;
  }
}
