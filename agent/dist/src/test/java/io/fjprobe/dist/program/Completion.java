package io.fjprobe.dist.program;

import java.util.concurrent.CountedCompleter;

/** One node of a tree of completers; those that are no completers are its leaves. */
final class Completion extends CountedCompleter<Long> {

  private static final long serialVersionUID = 1;

  private final transient Node node;
  private final transient Tasks tasks;
  private final Completion parent;
  private final int place;
  private final long[] values;
  private long value;

  private Completion(Completion parent, int place, Node node, Tasks tasks) {
    super(parent);
    this.parent = parent;
    this.place = place;
    this.node = node;
    this.tasks = tasks;
    this.values = new long[node.children.size()];
  }

  static long value(Node node, Tasks tasks) {
    Completion root = new Completion(null, 0, node, tasks);
    switch (node.number % 3) {
      case 0:
        return root.invoke();
      case 1:
        return tasks.fork(root).join();
      default:
        tasks.fork(root);
        root.helpComplete(2);
        return root.join();
    }
  }

  @Override
  public void compute() {
    if (node.kind == Kind.COMPLETER) {
      setPendingCount(values.length);
      for (int i = 0; i < values.length; i++) {
        tasks.fork(new Completion(this, i, node.child(i), tasks));
      }
    } else {
      value = tasks.value(node);
    }
    tryComplete();
  }

  @Override
  public void onCompletion(CountedCompleter<?> caller) {
    if (node.kind == Kind.COMPLETER) {
      value = Expected.combine(node, values);
    }
    if (parent != null) {
      parent.values[place] = value;
    }
  }

  @Override
  public Long getRawResult() {
    return value;
  }
}
