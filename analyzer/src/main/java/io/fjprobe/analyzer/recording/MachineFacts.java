package io.fjprobe.analyzer.recording;

/** What ran beside the pools in one segment: pauses of the collector and load of the machine. */
public final class MachineFacts {

  private final DurationTally gcPauses = new DurationTally();
  private long loadSamples;
  private double machineLoad;
  private double jvmLoad;

  void addLoad(double machine, double jvm) {
    loadSamples++;
    machineLoad += machine;
    jvmLoad += jvm;
  }

  /** The sum of several; they stay as they are. */
  public static MachineFacts sum(Iterable<MachineFacts> parts) {
    MachineFacts sum = new MachineFacts();
    parts.forEach(sum::merge);
    return sum;
  }

  void merge(MachineFacts other) {
    gcPauses.merge(other.gcPauses);
    loadSamples += other.loadSamples;
    machineLoad += other.machineLoad;
    jvmLoad += other.jvmLoad;
  }

  public DurationTally gcPauses() {
    return gcPauses;
  }

  public long loadSamples() {
    return loadSamples;
  }

  /** The sum over the samples, each from 0 to 1. */
  public double machineLoad() {
    return machineLoad;
  }

  public double jvmLoad() {
    return jvmLoad;
  }
}
