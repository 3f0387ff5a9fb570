package io.fjprobe.workloads.run.workload;

import io.fjprobe.workloads.run.options.UsageException;
import java.util.List;
import java.util.stream.Collectors;

/** Finds workloads by the names that users write. */
public final class NamedWorkload {
  private NamedWorkload() {}

  public static Workload find(String name, List<Workload> workloads) throws UsageException {
    for (Workload workload : workloads) {
      if (workload.name().equals(name)) {
        return workload;
      }
    }
    String known = workloads.stream().map(Workload::name).collect(Collectors.joining(", "));
    throw new UsageException(
        "unknown workload " + name, "there are " + known, "--list says what they do");
  }
}
