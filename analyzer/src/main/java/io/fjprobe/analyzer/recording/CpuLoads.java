package io.fjprobe.analyzer.recording;

import java.util.Arrays;

/**
 * The CPU loads of one thread over time. Each is a mean since the one before, as a share of all the
 * CPUs that the JVM has. There may be one a second for every thread, so they are kept small.
 */
public final class CpuLoads {

  /** Receives a mean load and the time that it is of. */
  public interface Visitor {
    void visit(long startNanos, long endNanos, double load);
  }

  private long[] nanos = new long[4];
  private float[] loads = new float[4];
  private int size;

  void add(long time, double load) {
    if (size == nanos.length) {
      nanos = Arrays.copyOf(nanos, 2 * size);
      loads = Arrays.copyOf(loads, 2 * size);
    }
    int place = size++;
    while (place > 0 && nanos[place - 1] > time) { // nearly always in order
      nanos[place] = nanos[place - 1];
      loads[place] = loads[place - 1];
      place--;
    }
    nanos[place] = time;
    loads[place] = (float) load;
  }

  void merge(CpuLoads other) {
    for (int i = 0; i < other.size; i++) {
      add(other.nanos[i], other.loads[i]);
    }
  }

  /**
   * @param bornNanos when the thread began; null: not known, and so the first load is of no use
   */
  public void forEach(Long bornNanos, Visitor visitor) {
    for (int i = 0; i < size; i++) {
      if (i > 0 || bornNanos != null) {
        visitor.visit(i == 0 ? bornNanos : nanos[i - 1], nanos[i], loads[i]);
      }
    }
  }
}
