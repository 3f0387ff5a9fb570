package io.fjprobe.workloads.matrix;

import io.fjprobe.launch.JavaHome;
import io.fjprobe.workloads.fork.Load;
import io.fjprobe.workloads.fork.Rotation;
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
    if (options.interleaved) {
      interleave(options.forks);
    } else {
      group(options.forks);
    }
  }

  /** JVMs of a round are neighbours in time; their order changes, lest it favour a JDK. */
  private void interleave(int forks) {
    for (int round = 0; round < forks; round++) {
      for (List<Cell> row : rows) {
        for (Cell cell : Rotation.of(row, round)) {
          add(cell, round + 1);
        }
      }
    }
  }

  private void group(int forks) {
    for (List<Cell> row : rows) {
      for (Cell cell : row) {
        for (int round = 1; round <= forks; round++) {
          add(cell, round);
        }
      }
    }
  }

  private void add(Cell cell, int round) {
    if (cell.isPossible()) {
      steps.add(new Step(cell, round));
    }
  }
}
