package io.fjprobe.analyzer.recording.moment;

import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.contract.Unused;
import java.util.EnumMap;
import java.util.Map;

/** All moments of a segment. */
public final class MomentTotals {

  private double nanos;
  private double cpuNanos;
  private double squares;
  private double readyNanos;
  private long looks;
  private long parts;
  private final Map<Context, OneByOne> oneByOne = new EnumMap<>(Context.class);
  private final Map<Unused, Double> unused = new EnumMap<>(Unused.class);

  void add(double weight, double used) {
    nanos += weight;
    cpuNanos += used;
    looks++;
  }

  void addReady(double time) {
    readyNanos += time;
  }

  void addOneByOne(Context context, OneByOne its) {
    oneByOne.merge(context, its, OneByOne::plus);
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
    readyNanos += other.readyNanos;
    looks += other.looks;
    parts += other.parts;
    other.unused.forEach(this::addUnused);
    other.oneByOne.forEach(this::addOneByOne);
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

  /** Returns the time in which somebody waits for one result before going on, by why. */
  public Map<Context, OneByOne> oneByOne() {
    return oneByOne;
  }

  public long looks() {
    return looks;
  }

  /**
   * Returns the time that virtual threads waited for a carrier, all of them together; not a number:
   * it is not known.
   */
  public double readyNanos() {
    return readyNanos;
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
