package io.fjprobe.workloads.matrix;

import io.fjprobe.launch.JavaHome;
import io.fjprobe.launch.Turn;
import io.fjprobe.launch.Turns;
import io.fjprobe.workloads.fork.Load;
import io.fjprobe.workloads.run.options.UsageException;
import java.util.ArrayList;
import java.util.List;

/** The cells of the matrix, and the order of their JVMs. */
final class Plan {
  /** One JVM. */
  static final class Step {
    final Cell cell;

    /** From 1. */
    final int round;

    Step(Cell cell, int round) {
      this.cell = cell;
      this.round = round;
    }

    String describe() {
      return "round " + round + ", JDK " + cell.jdk.feature + ", " + cell.load.title;
    }

    String fileName() {
      return cell.fileName(round);
    }
  }

  /** By workload, then by JDK. */
  final List<List<Cell>> rows = new ArrayList<>();

  final List<Step> steps = new ArrayList<>();

  Plan(MatrixOptions options) throws UsageException {
    for (Load load : options.loads) {
      List<Cell> row = new ArrayList<>();
      for (JavaHome jdk : options.jdks) {
        row.add(new Cell(jdk, load));
      }
      rows.add(row);
    }
    List<Turn<Cell>> turns =
        options.interleaved
            ? Turns.interleaved(rows, options.forks)
            : Turns.grouped(rows, options.forks);
    for (Turn<Cell> turn : turns) {
      if (turn.side.isPossible()) {
        steps.add(new Step(turn.side, turn.round));
      }
    }
  }
}
