package io.fjprobe.workloads.run.figures;

import java.util.LinkedHashMap;
import java.util.Map;

/** What the operations of one iteration did, by their own account. */
public final class Tally {
  /** For what cannot be known of a pool that is not ours. */
  public static final int NOT_RECORDED = -1;

  private int operations;
  private long executedTasks;
  private double checksum;
  private final Map<String, Long> extras = new LinkedHashMap<>();
  private final Map<String, Long> facts = new LinkedHashMap<>();
  private final Map<String, Distribution> distributions = new LinkedHashMap<>();

  /**
   * Counts one verified operation.
   *
   * @param checkValue its result
   * @param executed tasks that ran because they were submitted, forked or invoked
   */
  public void operation(double checkValue, long executed) {
    operations++;
    executedTasks += executed;
    checksum = checkValue;
  }

  /** Counts one verified operation whose tasks belong to the JDK and cannot be counted. */
  public void operation(double checkValue) {
    operations++;
    executedTasks = NOT_RECORDED;
    checksum = checkValue;
  }

  /** Adds to a figure that only this workload has. */
  public void add(String extra, long amount) {
    extras.merge(extra, amount, Long::sum);
  }

  /** Notes what the run found and every operation has in common, such as the size of a buffer. */
  public void fact(String name, long value) {
    facts.put(name, value);
  }

  /** Adds to the times of something that happens often in an operation. */
  public void times(String name, Distribution more) {
    distributions.computeIfAbsent(name, none -> new Distribution()).add(more);
  }

  public int operations() {
    return operations;
  }

  public long executedTasks() {
    return executedTasks;
  }

  /** Of the last operation; each of them was compared with the same expected value. */
  public double checksum() {
    return checksum;
  }

  Map<String, Long> extras() {
    return extras;
  }

  Map<String, Long> facts() {
    return facts;
  }

  Map<String, Distribution> distributions() {
    return distributions;
  }
}
