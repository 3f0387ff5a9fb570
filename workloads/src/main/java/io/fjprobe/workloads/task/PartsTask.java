package io.fjprobe.workloads.task;

import java.util.concurrent.RecursiveTask;

/** Halves a range of parts down to single ones; forks one half and runs the other. */
public final class PartsTask<R> extends RecursiveTask<R> {
  private static final long serialVersionUID = 1L;

  private final transient Parts<R> parts;
  private final int from;
  private final int to;
  private transient PartsTask<R> left;
  private transient PartsTask<R> right;
  private int executions;

  public PartsTask(Parts<R> parts) {
    this(parts, 0, parts.count());
  }

  private PartsTask(Parts<R> parts, int from, int to) {
    this.parts = parts;
    this.from = from;
    this.to = to;
  }

  @Override
  protected R compute() {
    executions++;
    if (to - from == 1) {
      return parts.run(from);
    }
    int middle = (from + to) >>> 1;
    left = new PartsTask<>(parts, from, middle);
    right = new PartsTask<>(parts, middle, to);
    invokeAll(left, right);
    return parts.merge(left.join(), right.join());
  }

  /** How often this task and those below it ran. */
  public long executions() {
    return executions + (left == null ? 0 : left.executions() + right.executions());
  }

  /** The only part that is done without a child, or -1. */
  public int onlyPart() {
    return to - from == 1 ? from : -1;
  }

  /** Null: it did its part itself. */
  public PartsTask<R> left() {
    return left;
  }

  public PartsTask<R> right() {
    return right;
  }
}
