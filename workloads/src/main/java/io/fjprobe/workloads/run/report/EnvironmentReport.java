package io.fjprobe.workloads.run.report;

import io.fjprobe.jmh.AgentSnapshot;
import io.fjprobe.workloads.run.jvm.Environment;
import io.fjprobe.workloads.run.measure.IterationMark;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;

/** What the figures depend on, beside the workload. */
public final class EnvironmentReport {
  private EnvironmentReport() {}

  private static int processors() {
    return Runtime.getRuntime().availableProcessors();
  }

  /** Two lines for the head of the table. */
  public static String describe(int parallelism) {
    return describe("parallelism " + parallelism + ", ");
  }

  /** The same for what has no parallelism of its own. */
  public static String describe() {
    return describe("");
  }

  private static String describe(String parallelism) {
    return String.join(
            " ",
            "workloads",
            Environment.version(),
            "on JDK",
            System.getProperty("java.runtime.version"),
            "of",
            System.getProperty("java.vendor"))
        + "\n"
        + String.join(
            ", ",
            "CPUs " + processors(),
            parallelism + "common parallelism " + ForkJoinPool.getCommonPoolParallelism(),
            "agent " + (AgentSnapshot.isAgentPresent() ? "present" : "absent"))
        + "\n";
  }

  public static Map<String, Object> toJson() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("version", Environment.version());
    json.put("jdkVersion", System.getProperty("java.runtime.version"));
    json.put("jdkVendor", System.getProperty("java.vendor"));
    json.put("vm", System.getProperty("java.vm.name"));
    json.put("os", System.getProperty("os.name") + " " + System.getProperty("os.version"));
    json.put("architecture", System.getProperty("os.arch"));
    json.put("cpus", processors());
    json.put("commonParallelism", ForkJoinPool.getCommonPoolParallelism());
    json.put("agentPresent", AgentSnapshot.isAgentPresent());
    json.put("jfrPresent", new IterationMark().isPresent());
    return json;
  }
}
