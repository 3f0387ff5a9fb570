package io.fjprobe.workloads.matrix;

import io.fjprobe.launch.JavaHome;
import io.fjprobe.workloads.fork.Load;
import io.fjprobe.workloads.run.options.UsageException;

/** A workload on a JDK: what the table has a line for. */
final class Cell {
  final JavaHome jdk;
  final Load load;

  /** The oldest JDK that has what the workload calls. */
  final int requiredJdk;

  Cell(JavaHome jdk, Load load) throws UsageException {
    this.jdk = jdk;
    this.load = load;
    this.requiredJdk = load.requiredJdk();
  }

  boolean isPossible() {
    return Integer.parseInt(jdk.feature) >= requiredJdk;
  }

  /** For the files of one of its JVMs. */
  String fileName(int round) {
    return "jdk" + jdk.feature + "-" + load.title.replace(':', '-') + "-" + round;
  }
}
