package io.fjprobe.workloads;

import io.fjprobe.workloads.run.CommandLine;

/** Entry point of workloads.jar. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    System.exit(new CommandLine(Workloads.ALL, System.out, System.err).run(args));
  }
}
