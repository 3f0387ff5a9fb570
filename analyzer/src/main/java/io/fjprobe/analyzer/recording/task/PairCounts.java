package io.fjprobe.analyzer.recording.task;

import java.util.Arrays;

/**
 * Counts by thief and victim, both indexes of workers' queues and so small numbers. {@link #OTHER}
 * stands for a thief that is no worker, and for all submission queues together.
 */
public final class PairCounts {

  /** Receives each pair that occurred. */
  public interface Visitor {
    void visit(int thief, int victim, long count);
  }

  /** This index stands for a thief that is no worker, and for all submission queues together. */
  public static final int OTHER = -1;

  /** Pairs with an index of this or more are not counted. */
  private static final int LIMIT = 1 << 12;

  private long[][] rows = new long[0][];

  public void add(int thief, int victim, long count) {
    if (thief < OTHER || victim < OTHER || thief >= LIMIT || victim >= LIMIT) {
      return;
    }
    int row = thief + 1;
    if (row >= rows.length) {
      rows = Arrays.copyOf(rows, Math.max(row + 1, rows.length * 2));
    }
    int column = victim + 1;
    long[] counts = rows[row] == null ? new long[column + 1] : rows[row];
    if (column >= counts.length) {
      counts = Arrays.copyOf(counts, Math.max(column + 1, counts.length * 2));
    }
    counts[column] += count;
    rows[row] = counts;
  }

  public void merge(PairCounts other) {
    other.forEach(this::add);
  }

  public void forEach(Visitor visitor) {
    for (int row = 0; row < rows.length; row++) {
      if (rows[row] != null) {
        for (int column = 0; column < rows[row].length; column++) {
          if (rows[row][column] != 0) {
            visitor.visit(row - 1, column - 1, rows[row][column]);
          }
        }
      }
    }
  }
}
