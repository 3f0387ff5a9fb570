package io.fjprobe.analyzer.recording.stack;

/** What the stack of a running thread says; what it means depends on whether it is a worker. */
public enum SampleKind {
  /** Inside a task, in code that is not the pool's. */
  TASK_WORK,
  /** Inside a task, in the pool's code. */
  TASK_POOL,
  /** No task, but user code that is submitting. */
  OUTSIDE_SUBMIT,
  /** No task, but user code that is inside the pool for something else. */
  OUTSIDE_POOL,
  /** No task, but user code. */
  OUTSIDE_WORK,
  /** Neither a task nor user code: a worker that looks for work. */
  BARE
}
