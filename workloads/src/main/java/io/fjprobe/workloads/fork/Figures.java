package io.fjprobe.workloads.fork;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.launch.JavaHome;
import io.fjprobe.workloads.run.json.Json;
import io.fjprobe.workloads.run.schedule.Phase;
import java.io.IOException;

/** What a JVM said of its measured iterations, added up: its start and warm-up are not in it. */
public final class Figures {
  public final String jdkVersion;
  public final boolean agentPresent;
  public final long operations;
  public final long nanos;

  /** Null where the JVM does not tell. */
  public final Long cpuNanos;

  private Figures(
      String jdkVersion, boolean agentPresent, long operations, long nanos, Long cpuNanos) {
    this.jdkVersion = jdkVersion;
    this.agentPresent = agentPresent;
    this.operations = operations;
    this.nanos = nanos;
    this.cpuNanos = cpuNanos;
  }

  /**
   * @param report as the {@code --json} of the same jar has it
   */
  public static Figures of(String report) throws ForkFailure {
    JsonNode json = read(report);
    long operations = 0;
    long nanos = 0;
    Long cpuNanos = 0L;
    for (JsonNode run : json.path("runs")) {
      for (JsonNode iteration : run.path("iterations")) {
        if (Phase.MEASURED.text.equals(iteration.path("phase").textValue())) {
          operations += iteration.path("operations").longValue();
          nanos += iteration.path("nanos").longValue();
          JsonNode cpu = iteration.path("cpuNanos");
          cpuNanos = cpuNanos == null || !cpu.isNumber() ? null : cpuNanos + cpu.longValue();
        }
      }
    }
    String jdkVersion = json.at("/environment/jdkVersion").textValue();
    if (operations == 0 || jdkVersion == null) {
      throw new ForkFailure("it left no figures");
    }
    boolean agentPresent = json.at("/environment/agentPresent").booleanValue();
    return new Figures(jdkVersion, agentPresent, operations, nanos, cpuNanos);
  }

  private static JsonNode read(String report) throws ForkFailure {
    try {
      return Json.read(report);
    } catch (IOException e) {
      throw new ForkFailure("it left no whole figures");
    }
  }

  /** Lest the figures of one JDK go by the number of another. */
  public void requireOf(JavaHome jdk) throws ForkFailure {
    if (!JavaHome.featureOf(jdkVersion).equals(jdk.feature)) {
      throw new ForkFailure(jdk.home + " is not JDK " + jdk.feature + " but " + jdkVersion);
    }
  }

  public double nanosPerOperation() {
    return (double) nanos / operations;
  }

  /** No number (NaN) where the JVM does not tell. */
  public double cpuNanosPerOperation() {
    return cpuNanos == null ? Double.NaN : (double) cpuNanos / operations;
  }
}
