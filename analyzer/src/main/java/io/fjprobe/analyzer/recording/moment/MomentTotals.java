package io.fjprobe.analyzer.recording.moment;

import io.fjprobe.analyzer.contract.Unused;
import java.util.EnumMap;
import java.util.Map;

/** All moments of a segment. */
public final class MomentTotals {

  private double nanos;
  private double cpuNanos;
  private double squares;
  private double elementNanos;
  private double elementHolding;
  private long looks;
  private long parts;
  private final Map<Unused, Double> unused = new EnumMap<>(Unused.class);

  void add(double weight, double used) {
    nanos += weight;
    cpuNanos += used;
    looks++;
  }

  /**
   * @param weight in which somebody waits for an element of a stream
   * @param holding thread time of those that hold this up meanwhile
   */
  void addElements(double weight, double holding) {
    elementNanos += weight;
    elementHolding += holding;
  }

  void addUnused(Unused why, double time) {
    unused.merge(why, time, Double::sum);
  }

  void closePart(double weight) {
    squares += weight * weight;
    parts++;
  }

  public void merge(MomentTotals other) {
    nanos += other.nanos;
    cpuNanos += other.cpuNanos;
    squares += other.squares;
    elementNanos += other.elementNanos;
    elementHolding += other.elementHolding;
    looks += other.looks;
    parts += other.parts;
    other.unused.forEach(this::addUnused);
  }

  /** Returns the wall time that was looked at. */
  public double nanos() {
    return nanos;
  }

  /** Returns the CPU time of threads that run, as many as there are CPUs. */
  public double cpuNanos() {
    return cpuNanos;
  }

  /** Returns the CPU time that nobody used, by why. */
  public Map<Unused, Double> unused() {
    return unused;
  }

  /** Returns the time in which somebody waits for the result of one element of a stream. */
  public double elementNanos() {
    return elementNanos;
  }

  /** Returns the thread time of those that hold these moments up. */
  public double elementHolding() {
    return elementHolding;
  }

  public long looks() {
    return looks;
  }

  /** Returns how many parts of the time are independent of each other. */
  public long parts() {
    return parts;
  }

  /** Returns the sum of the squares of the lengths of these parts. */
  public double squares() {
    return squares;
  }
}
