package io.fjprobe.bootstrap.span;

/**
 * Tasks of one class in operations of one class, as one worker ran them. Only the worker writes.
 */
final class WorkRow {

  final RootTally root;
  final TaskClass taskClass;
  long tasks;
  long work;

  WorkRow(RootTally root, TaskClass taskClass) {
    this.root = root;
    this.taskClass = taskClass;
  }
}
