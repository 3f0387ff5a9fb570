package io.fjprobe.analyzer.account.machine;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.Recording;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What the program ran on and how it was recorded: what two recordings must share to be compared.
 * Null: the recording does not say. The parts of its groups are side by side in JSON.
 *
 * @param settings of the Flight Recorder, by event type and name
 */
public record EnvironmentAccount(
    @JsonUnwrapped PlatformAccount platform,
    @JsonUnwrapped HeapAccount heap,
    Map<String, Map<String, String>> settings,
    @JsonUnwrapped Completeness completeness) {

  private static final Pattern BRAND = Pattern.compile("Brand: ([^,\\n]+)");
  private static final Pattern ACTIVE = Pattern.compile("-XX:ActiveProcessorCount=(\\d+)");

  public static EnvironmentAccount of(Recording recording) {
    Facts facts = recording.facts();
    String young = facts.setUp().text("jdk.GCConfiguration.youngCollector");
    String old = facts.setUp().text("jdk.GCConfiguration.oldCollector");
    int cpus = cpus(facts);
    return new EnvironmentAccount(
        new PlatformAccount(
            cpuName(facts),
            toInteger(facts.setUp().number("jdk.CPUInformation.hwThreads")),
            cpus == 0 ? null : cpus,
            facts.setUp().text("jdk.OSInformation.osVersion")),
        new HeapAccount(
            young == null || young.equals(old) || old == null ? old : young + ", " + old,
            toInteger(facts.setUp().number("jdk.GCConfiguration.parallelGCThreads")),
            facts.setUp().number("jdk.GCHeapConfiguration.maxSize")),
        new TreeMap<>(facts.setUp().settings()),
        new Completeness(
            facts.lostBytes(),
            !recording.problems().isEmpty(),
            facts.eventCounts().containsKey("jdk.Shutdown")));
  }

  /**
   * Returns the number of CPUs that the JVM counts with. Its loads are shares of them. 0: the
   * recording does not say.
   */
  public static int cpus(Facts facts) {
    if (facts.agent() != null && facts.agent().availableProcessors() > 0) {
      return (int) facts.agent().availableProcessors(); // no event of the JDK tells of affinity
    }
    Matcher active = ACTIVE.matcher(facts.jvm() == null ? "" : facts.jvm().jvmArguments());
    if (active.find()) {
      return Integer.parseInt(active.group(1));
    }
    Long container = facts.setUp().number("jdk.ContainerConfiguration.effectiveCpuCount");
    Long hardware = facts.setUp().number("jdk.CPUInformation.hwThreads");
    return (int) Sums.orZero(container == null || container == 0 ? hardware : container);
  }

  private static @Nullable String cpuName(Facts facts) {
    String description = facts.setUp().text("jdk.CPUInformation.description");
    Matcher brand = BRAND.matcher(description == null ? "" : description);
    return brand.find() ? brand.group(1).trim() : facts.setUp().text("jdk.CPUInformation.cpu");
  }

  private static @Nullable Integer toInteger(@Nullable Long number) {
    return number == null ? null : number.intValue();
  }
}
