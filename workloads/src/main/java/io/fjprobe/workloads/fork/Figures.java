package io.fjprobe.workloads.fork;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a JVM said of its measured iterations, added up: its start and warm-up are not in it. */
public final class Figures {
  private static final Pattern MEASURED =
      Pattern.compile(
          "\"phase\": \"measured\",.*?\"operations\": (\\d+),\\s+\"nanos\": (\\d+),"
              + "\\s+\"cpuNanos\": (\\d+|null),",
          Pattern.DOTALL);
  private static final Pattern JDK_VERSION = Pattern.compile("\"jdkVersion\": \"([^\"]*)\"");

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
   * @param report as the {@code --json} of the same jar has it, and laid out as there
   */
  public static Figures of(String report) throws ForkFailure {
    long operations = 0;
    long nanos = 0;
    Long cpuNanos = 0L;
    Matcher iteration = MEASURED.matcher(report);
    while (iteration.find()) {
      operations += Long.parseLong(iteration.group(1));
      nanos += Long.parseLong(iteration.group(2));
      String cpu = iteration.group(3);
      cpuNanos = cpuNanos == null || cpu.equals("null") ? null : cpuNanos + Long.parseLong(cpu);
    }
    Matcher version = JDK_VERSION.matcher(report);
    if (operations == 0 || !version.find()) {
      throw new ForkFailure("it left no figures");
    }
    boolean agentPresent = report.contains("\"agentPresent\": true");
    return new Figures(version.group(1), agentPresent, operations, nanos, cpuNanos);
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
