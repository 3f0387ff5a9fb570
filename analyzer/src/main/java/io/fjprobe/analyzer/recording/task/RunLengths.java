package io.fjprobe.analyzer.recording.task;

/** Lengths of steal runs, in classes that double: 1, 2-3, 4-7, ... */
public final class RunLengths {

  private final long[] runs = new long[32];
  private long tasks;
  private long max;

  void add(long length) {
    if (length > 0) {
      runs[63 - Long.numberOfLeadingZeros(Math.min(length, Integer.MAX_VALUE))]++;
      tasks += length;
      max = Math.max(max, length);
    }
  }

  public void merge(RunLengths other) {
    for (int i = 0; i < runs.length; i++) {
      runs[i] += other.runs[i];
    }
    tasks += other.tasks;
    max = Math.max(max, other.max);
  }

  public long runs() {
    long sum = 0;
    for (long count : runs) {
      sum += count;
    }
    return sum;
  }

  /** Runs whose length is at least 2^exponent and less than twice that. */
  public long runs(int exponent) {
    return runs[exponent];
  }

  public int classes() {
    return runs.length;
  }

  public long tasks() {
    return tasks;
  }

  public long max() {
    return max;
  }
}
