package io.fjprobe.workloads.task;

/** Work in numbered parts, each of which is done once, in any order and by any thread. */
public interface Parts<R> {
  int count();

  R run(int part);

  /** May change the first of the two results, which nobody uses any more. */
  R merge(R left, R right);
}
