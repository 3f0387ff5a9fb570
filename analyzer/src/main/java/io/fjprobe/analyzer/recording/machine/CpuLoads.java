package io.fjprobe.analyzer.recording.machine;

import io.fjprobe.analyzer.recording.part.Part;
import java.util.Arrays;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * The CPU loads of one thread, or of the machine, over time. Each is a mean since the one before,
 * as a share of all the CPUs that the JVM has. There may be one a second for every thread, so they
 * are kept small.
 */
public final class CpuLoads implements Part<CpuLoads> {

  /** Receives a mean load and the time that it is of. */
  public interface Visitor {
    void visit(long startNanos, long endNanos, double load);

    /** Receives a time of which the first load tells nothing, as a mean since the thread began. */
    void visitUnknown(long startNanos, long endNanos);
  }

  private long[] nanos = new long[4];
  private float[] loads = new float[4];
  private int size;

  public void add(long time, double load) {
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

  @Override
  public void merge(CpuLoads other) {
    for (int i = 0; i < other.size; i++) {
      add(other.nanos[i], other.loads[i]);
    }
  }

  /** When each load was. */
  public LongStream times() {
    return Arrays.stream(nanos, 0, size);
  }

  /** When the last load was; before everything if there is none. */
  public long lastNanos() {
    return size == 0 ? Long.MIN_VALUE : nanos[size - 1];
  }

  /**
   * @param bornNanos when the thread began; null: not known
   * @param periodNanos between two looks at the thread; one at which it had used less than 1 ms is
   *     not in the recording
   */
  public void forEach(@Nullable Long bornNanos, long periodNanos, Visitor visitor) {
    for (int i = 0; i < size; i++) {
      Long before = i == 0 ? bornNanos : Long.valueOf(nanos[i - 1]);
      boolean missed = before != null && nanos[i] - before > periodNanos * 3 / 2;
      if (before == null) {
        visitor.visitUnknown(nanos[i] - periodNanos, nanos[i]);
      } else {
        visitor.visit(missed ? nanos[i] - periodNanos : before, nanos[i], loads[i]);
      }
    }
  }
}
