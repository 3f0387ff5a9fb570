package io.fjprobe.workloads.fork;

import io.fjprobe.workloads.run.workload.Workload;
import java.nio.file.Path;
import java.util.List;

/** What forked JVMs run. */
public final class Program {
  public final List<Workload> workloads;

  /** The command line of the workloads. */
  public final String mainClass;

  /** The one that has it. */
  public final Path jar;

  public Program(List<Workload> workloads, String mainClass, Path jar) {
    this.workloads = workloads;
    this.mainClass = mainClass;
    this.jar = jar;
  }
}
