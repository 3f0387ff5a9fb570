package io.fjprobe.workloads.matrix;

import io.fjprobe.workloads.fork.Figures;

/** How one JVM ended. */
final class Outcome {
  final Plan.Step step;

  /** Null: it failed. */
  final Figures figures;

  /** Null: it ended well, and its workload verified what it did. */
  final String failure;

  Outcome(Plan.Step step, Figures figures, String failure) {
    this.step = step;
    this.figures = figures;
    this.failure = failure;
  }

  boolean verified() {
    return failure == null;
  }
}
