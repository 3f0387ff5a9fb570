package io.fjprobe.weaving.site;

import io.fjprobe.bootstrap.counter.Probe;
import io.fjprobe.weaving.joinpoint.JoinPoint;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Which join points were found, and which probes are off because one of their join points was not
 * found.
 */
public final class WeavingReport {

  private final Set<JoinPoint> matched = new HashSet<>();
  private final Map<Probe, String> missing = new TreeMap<>();
  private final Set<Probe> offered = EnumSet.noneOf(Probe.class);
  private final Set<Probe> tooLate;
  private final String needed;
  private final String pools;

  /**
   * @param rows what is to be woven
   * @param tooLate what could have been, had there been what is needed
   * @param needed for that; may be null if nothing is too late
   * @param pools where the pools come from: on this JDK, or in a library
   */
  public WeavingReport(List<JoinPoint> rows, Set<Probe> tooLate, String needed, String pools) {
    this.tooLate = tooLate;
    this.needed = needed;
    this.pools = pools;
    for (JoinPoint row : rows) {
      offered.addAll(row.probes);
    }
  }

  void matched(JoinPoint point) {
    matched.add(point);
  }

  public void mismatch(JoinPoint point, String seen) {
    for (Probe probe : point.probes) {
      missing.putIfAbsent(probe, point + ": " + seen);
    }
  }

  public void mismatchAll(String reason) {
    for (Probe probe : Probe.values()) {
      missing.putIfAbsent(probe, reason);
    }
  }

  public boolean isOff(JoinPoint point) {
    for (Probe probe : point.probes) {
      if (missing.containsKey(probe)) {
        return true;
      }
    }
    return false;
  }

  public int missingCount() {
    return missing.size();
  }

  /** Of the probes that are on. */
  public int wovenCount() {
    int count = 0;
    for (JoinPoint point : matched) {
      if (!isOff(point)) {
        count++;
      }
    }
    return count;
  }

  public Set<Probe> probes() {
    Set<Probe> probes = EnumSet.noneOf(Probe.class);
    probes.addAll(offered);
    probes.removeAll(missing.keySet());
    return probes;
  }

  /** What is missing, what is not available, and what the agent is too late for. */
  public String notRecorded() {
    String unavailable = unavailable();
    String separator = missing.isEmpty() || unavailable.isEmpty() ? "" : ", ";
    return missing() + separator + unavailable;
  }

  /** What the pool has no place to observe; empty if nothing. */
  private String unavailable() {
    StringBuilder text = new StringBuilder();
    for (Probe probe : Probe.values()) {
      String reason = tooLate.contains(probe) ? " (needs " + needed + ")" : " (not " + pools + ")";
      boolean wanted = !probe.isOfEachTask() || tooLate.contains(probe);
      if (wanted && !offered.contains(probe) && !missing.containsKey(probe)) {
        text.append(text.length() == 0 ? "" : ", ");
        text.append(probe.name().toLowerCase(Locale.ROOT)).append(reason);
      }
    }
    return text.toString();
  }

  /** The names of what the agent is too late for; empty if nothing. */
  public String tooLate() {
    StringBuilder text = new StringBuilder();
    for (Probe probe : tooLate) {
      text.append(text.length() == 0 ? "" : ", ").append(probe.name().toLowerCase(Locale.ROOT));
    }
    return text.toString();
  }

  /** Empty if nothing is missing. */
  public String missing() {
    StringBuilder text = new StringBuilder();
    for (Map.Entry<Probe, String> entry : missing.entrySet()) {
      String probe = entry.getKey().name().toLowerCase(Locale.ROOT);
      text.append(text.length() == 0 ? "" : ", ");
      text.append(probe).append(" (").append(entry.getValue()).append(')');
    }
    return text.toString();
  }
}
