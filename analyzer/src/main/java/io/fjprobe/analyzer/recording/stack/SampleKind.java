package io.fjprobe.analyzer.recording.stack;

/** What the stack of a running thread says; what it means depends on whether it is a worker. */
public enum SampleKind {
  /** It is inside a task, in code that is not the pool's. */
  TASK_WORK,
  /** It is inside a task, in the pool's code. */
  TASK_POOL,
  /** It is in no task, but in user code that is submitting. */
  OUTSIDE_SUBMIT,
  /** It is in no task, but in user code that is inside the pool for something else. */
  OUTSIDE_POOL,
  /** It is in no task, but in user code. */
  OUTSIDE_WORK,
  /** It is neither in a task nor in user code: it is a worker that looks for work. */
  BARE
}
