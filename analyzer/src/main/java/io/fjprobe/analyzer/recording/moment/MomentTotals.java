package io.fjprobe.analyzer.recording.moment;

import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.contract.Unused;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** All moments of a segment. */
public final class MomentTotals {

  private double nanos;
  private double cpuNanos;
  private double squares;
  private double readyNanos;
  private long looks;
  private long parts;
  private final When when = new When();
  private double afterMainNanos;
  private final Map<String, Double> keeping = new LinkedHashMap<>();
  private final Map<String, Double> threads = new LinkedHashMap<>();
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

  /**
   * Adds time after main has ended in which nothing is asked.
   *
   * @param threads groups of threads that are there, and wait for work
   */
  void addAfterMain(double time, Set<String> threads) {
    afterMainNanos += time;
    threads.forEach(group -> keeping.merge(group, time, Double::sum));
  }

  /**
   * @param groups how many threads of each are there
   */
  void addThreads(Map<String, Integer> groups, double time) {
    groups.forEach((group, number) -> threads.merge(group, number * time, Double::sum));
  }

  void addOneByOne(Context context, OneByOne its) {
    oneByOne.merge(context, its, OneByOne::plus);
  }

  void addUnused(Unused why, double time) {
    unused.merge(why, time, Double::sum);
  }

  /**
   * @param time of its middle, in seconds
   */
  void closePart(double weight, double time) {
    squares += weight * weight;
    parts++;
    when.add(weight, time);
  }

  public void merge(MomentTotals other) {
    nanos += other.nanos;
    cpuNanos += other.cpuNanos;
    squares += other.squares;
    readyNanos += other.readyNanos;
    afterMainNanos += other.afterMainNanos;
    other.keeping.forEach((group, time) -> keeping.merge(group, time, Double::sum));
    other.threads.forEach((group, time) -> threads.merge(group, time, Double::sum));
    looks += other.looks;
    parts += other.parts;
    when.add(other.when, 1);
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

  /** Returns the wall time after main had ended in which nothing was asked. */
  public double afterMainNanos() {
    return afterMainNanos;
  }

  /** Returns for how much of that time groups of threads waited for work, that are no workers. */
  public Map<String, Double> keeping() {
    return keeping;
  }

  /** Returns for how long platform threads that are no workers were there, by group. */
  public Map<String, Double> threads() {
    return threads;
  }

  /** Returns how many parts of the time are independent of each other. */
  public long parts() {
    return parts;
  }

  /**
   * Returns by how much the share of a box is higher at the end of the time than at the beginning;
   * 0: it does not change steadily.
   *
   * @param share of the box in all of the time
   */
  public double rise(double share, When its) {
    return when.rise(share, its);
  }

  /** Returns the sum of the squares of the lengths of these parts. */
  public double squares() {
    return squares;
  }
}
