package io.fjprobe.analyzer.recording;

import java.util.Arrays;

/** Counts by thief index (-1: not a worker) and victim index, both small numbers. */
public final class PairCounts {

  /** Receives each pair that occurred. */
  public interface Visitor {
    void visit(int thief, int victim, long count);
  }

  private static final int LIMIT = 1 << 12;

  private long[][] rows = new long[0][];

  public void add(int thief, int victim, long count) {
    if (thief < -1 || victim < 0 || thief >= LIMIT || victim >= LIMIT) {
      return;
    }
    int row = thief + 1;
    if (row >= rows.length) {
      rows = Arrays.copyOf(rows, Math.max(row + 1, rows.length * 2));
    }
    long[] counts = rows[row] == null ? new long[victim + 1] : rows[row];
    if (victim >= counts.length) {
      counts = Arrays.copyOf(counts, Math.max(victim + 1, counts.length * 2));
    }
    counts[victim] += count;
    rows[row] = counts;
  }

  public void merge(PairCounts other) {
    other.forEach(this::add);
  }

  public void forEach(Visitor visitor) {
    for (int row = 0; row < rows.length; row++) {
      if (rows[row] != null) {
        for (int victim = 0; victim < rows[row].length; victim++) {
          if (rows[row][victim] != 0) {
            visitor.visit(row - 1, victim, rows[row][victim]);
          }
        }
      }
    }
  }
}
