package io.fjprobe.analyzer.benchmark;

import java.util.SortedMap;

/**
 * Where figures were measured.
 *
 * @param cpu its model
 * @param cpus how many of them
 * @param jdks versions, by feature
 */
record Machine(String cpu, int cpus, String kernel, SortedMap<String, String> jdks) {

  /** Kernels and JDKs are updated: figures of others are compared, and it is said. */
  boolean isOfTypeOf(Machine other) {
    return cpu.equals(other.cpu) && cpus == other.cpus;
  }

  @Override
  public String toString() {
    return cpus
        + " CPUs of "
        + cpu
        + ", kernel "
        + kernel
        + ", JDK "
        + String.join(", ", jdks.values());
  }
}
