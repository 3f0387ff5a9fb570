package io.fjprobe.workloads.task;

/**
 * A task of one or two trigonometric calls: thin, so that what is measured is its management; of
 * whichever {@link TrigLibrary}, which knows how to run it.
 */
public interface TrigTask {

  /** The same value without any task. */
  double direct();

  /**
   * How often this task and its children ran since it was made, whatever became of it in between.
   * To be read after a join only: a plain field keeps the count out of what is measured.
   */
  int executions();

  void reinitialize();
}
