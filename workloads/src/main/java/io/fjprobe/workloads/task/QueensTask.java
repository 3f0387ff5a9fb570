package io.fjprobe.workloads.task;

import java.util.concurrent.CountedCompleter;

/**
 * Places a queen in the next row wherever it is not attacked, a child for each place; the counts go
 * up as the children complete, and nobody joins.
 */
public final class QueensTask extends CountedCompleter<Void> {
  private static final long serialVersionUID = 1L;

  private final int board;
  private final int columns;
  private final int diagonals;
  private final int antidiagonals;
  private QueensTask sibling;
  private QueensTask child;
  private long solutions;
  private long tasks;

  /**
   * @param size of the board, in rows
   */
  public QueensTask(int size) {
    this(null, (1 << size) - 1, 0, 0, 0);
  }

  private QueensTask(QueensTask parent, int board, int columns, int diagonals, int antidiagonals) {
    super(parent);
    this.board = board;
    this.columns = columns;
    this.diagonals = diagonals;
    this.antidiagonals = antidiagonals;
  }

  @Override
  public void compute() {
    tasks = 1;
    solutions = columns == board ? 1 : 0;
    int free = board & ~(columns | diagonals | antidiagonals);
    setPendingCount(Integer.bitCount(free));
    while (free != 0) {
      int place = Integer.lowestOneBit(free);
      free ^= place;
      QueensTask placed =
          new QueensTask(
              this,
              board,
              columns | place,
              (diagonals | place) << 1,
              (antidiagonals | place) >>> 1);
      placed.sibling = child;
      child = placed;
      placed.fork();
    }
    tryComplete();
  }

  @Override
  public void onCompletion(CountedCompleter<?> caller) {
    for (QueensTask task = child; task != null; task = task.sibling) {
      solutions += task.solutions;
      tasks += task.tasks;
    }
    child = null;
  }

  /** This and what follows: to be read after completion only. */
  public long solutions() {
    return solutions;
  }

  public long tasks() {
    return tasks;
  }
}
