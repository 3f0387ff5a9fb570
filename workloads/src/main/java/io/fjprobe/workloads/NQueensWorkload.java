package io.fjprobe.workloads;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.schedule.Schedule;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.Workload;
import io.fjprobe.workloads.task.QueensTask;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ForkJoinPool;

/**
 * An irregular tree of CountedCompleters: completion without joins. Completed placements of queens
 * are counted against the known numbers, tasks against a search without any task.
 */
final class NQueensWorkload implements Workload {

  @Override
  public String name() {
    return "nqueens";
  }

  @Override
  public String purpose() {
    return "CountedCompleters place queens on a board: completion without joins";
  }

  @Override
  public List<Option> options() {
    return Collections.singletonList(Option.number("board", 10, 1, 13, "rows and columns"));
  }

  @Override
  public Schedule schedule() {
    return Schedule.counted(1, 5, 20);
  }

  @Override
  public String unit(Values values) {
    return "all solutions on a board of " + values.number("board") + " rows";
  }

  @Override
  public Operation prepare(Values values) {
    int board = values.integer("board");
    long placements = placements(new int[board], 0);
    return (pool, tally) -> solve(pool, tally, board, placements);
  }

  /** Of 1 to 13 rows. */
  private static final int[] SOLUTIONS = {1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712};

  private static void solve(ForkJoinPool pool, Tally tally, int board, long placements) {
    QueensTask root = new QueensTask(board);
    pool.submit(root).join();
    CheckFailure.unlessEqual("the number of solutions", root.solutions(), SOLUTIONS[board - 1]);
    CheckFailure.unlessEqual("the number of executed tasks", root.tasks(), placements);
    tally.operation(root.solutions(), root.tasks());
  }

  /** Rows placed without an attack, the empty board included. */
  private static long placements(int[] columnOfRow, int rows) {
    long placements = 1;
    if (rows == columnOfRow.length) {
      return placements;
    }
    for (int column = 0; column < columnOfRow.length; column++) {
      if (isFree(columnOfRow, rows, column)) {
        columnOfRow[rows] = column;
        placements += placements(columnOfRow, rows + 1);
      }
    }
    return placements;
  }

  private static boolean isFree(int[] columnOfRow, int row, int column) {
    for (int other = 0; other < row; other++) {
      int distance = Math.abs(columnOfRow[other] - column);
      if (distance == 0 || distance == row - other) {
        return false;
      }
    }
    return true;
  }
}
