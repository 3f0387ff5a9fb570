package io.fjprobe.analyzer.recording.machine;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What the system counted of one thread, look by look: time on a CPU and waiting for one, and how
 * often it got one, all cumulative. If the system gave the id to another thread later, that one's
 * looks follow. There may be one a second for every thread, so they are kept small.
 */
public final class ThreadTimes {

  /** Receives what a thread did between two looks. */
  public interface Visitor {

    /**
     * @param waited -1: the system does not tell
     * @param switches -1: likewise
     */
    void visit(long startNanos, long endNanos, long onCpu, long waited, long switches);
  }

  /** A number has this value where it is not told, or the system does not tell it. */
  static final long NONE = -1;

  private static final int COLUMNS = 5; // time, interval, on a CPU, waited, switches

  private long[] cells = new long[COLUMNS * 4];
  private int size;

  /**
   * @param interval since the look before, in which all of the change happened; -1: not told
   */
  public void add(long nanos, long interval, long onCpu, long waited, long switches) {
    if (size * COLUMNS == cells.length) {
      cells = Arrays.copyOf(cells, 2 * cells.length);
    }
    int place = size++;
    while (place > 0 && nanos(place - 1) > nanos) { // nearly always in order
      System.arraycopy(cells, (place - 1) * COLUMNS, cells, place * COLUMNS, COLUMNS);
      place--;
    }
    int cell = place * COLUMNS;
    cells[cell] = nanos;
    cells[cell + 1] = interval;
    cells[cell + 2] = onCpu;
    cells[cell + 3] = waited;
    cells[cell + 4] = switches;
  }

  void merge(ThreadTimes other) {
    for (int i = 0; i < other.size; i++) {
      int cell = i * COLUMNS;
      add(
          other.cells[cell],
          other.cells[cell + 1],
          other.cells[cell + 2],
          other.cells[cell + 3],
          other.cells[cell + 4]);
    }
  }

  private long nanos(int place) {
    return cells[place * COLUMNS];
  }

  private long onCpu(int place) {
    return cells[place * COLUMNS + 2];
  }

  private long waited(int place) {
    return cells[place * COLUMNS + 3];
  }

  private long switches(int place) {
    return cells[place * COLUMNS + 4];
  }

  /**
   * Returns how long the thread waited for a CPU between two moments, in ns; null: not recorded. It
   * is from the last look before them to the first look after them, so that it may be more than it
   * was, but not less. Before the first look of all, it is what the thread ever waited.
   */
  @Nullable Long waitedNanos(long from, long until) {
    Long waited = null;
    int before = -1;
    for (int i = 0; i < size; i++) {
      if (waited(i) == NONE) {
        continue;
      }
      boolean same = before >= 0 && onCpu(i) >= onCpu(before);
      if (nanos(i) > from) {
        waited = (waited == null ? 0 : waited) + waited(i) - (same ? waited(before) : 0);
      }
      before = i;
      if (nanos(i) >= until) {
        break;
      }
    }
    return waited;
  }

  /**
   * Visits the time between all looks at one thread.
   *
   * @param bornNanos when it began; null: before the first look, it is not known when
   * @param diedNanos when it ended; looks after that are at another thread
   * @return when it was looked at for the last time; null: never
   */
  public @Nullable Long forEach(@Nullable Long bornNanos, long diedNanos, Visitor visitor) {
    Long last = null;
    for (int i = 0; i < size && nanos(i) <= diedNanos; i++) {
      if (bornNanos != null && nanos(i) < bornNanos) {
        continue;
      }
      boolean first = last == null || onCpu(i) < onCpu(i - 1);
      if (!first) {
        between(i, visitor);
      } else if (bornNanos != null && last == null) {
        visitor.visit(bornNanos, nanos(i), onCpu(i), waited(i), switches(i));
      }
      last = nanos(i);
    }
    return last;
  }

  private void between(int place, Visitor visitor) {
    long start = nanos(place - 1);
    long end = nanos(place);
    long interval = cells[place * COLUMNS + 1];
    long looked = interval == NONE ? start : Math.max(start, end - interval);
    long waited = change(waited(place - 1), waited(place));
    long switches = change(switches(place - 1), switches(place));
    if (looked > start) {
      visitor.visit(start, looked, 0, Math.min(waited, 0), Math.min(switches, 0));
    }
    visitor.visit(looked, end, onCpu(place) - onCpu(place - 1), waited, switches);
  }

  private static long change(long before, long after) {
    return before == NONE || after == NONE ? NONE : after - before;
  }
}
