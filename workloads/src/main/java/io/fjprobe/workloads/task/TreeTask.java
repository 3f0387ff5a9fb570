package io.fjprobe.workloads.task;

import java.util.concurrent.CountedCompleter;

/** A node of an {@link UnbalancedTree}: forks its children and completes after them. */
public final class TreeTask extends CountedCompleter<Void> {
  private static final long serialVersionUID = 1L;

  private final transient UnbalancedTree tree;
  private final long hash;
  private final int depth;
  private TreeTask sibling;
  private TreeTask child;
  private long nodes;
  private long hashes;

  public TreeTask(UnbalancedTree tree) {
    this(null, tree, tree.seed, 0);
  }

  private TreeTask(TreeTask parent, UnbalancedTree tree, long hash, int depth) {
    super(parent);
    this.tree = tree;
    this.hash = hash;
    this.depth = depth;
  }

  @Override
  public void compute() {
    nodes = 1;
    hashes = hash;
    int children = tree.children(hash, depth);
    setPendingCount(children);
    for (int i = 0; i < children; i++) {
      TreeTask forked = new TreeTask(this, tree, UnbalancedTree.childHash(hash, i), depth + 1);
      forked.sibling = child;
      child = forked;
      forked.fork();
    }
    tryComplete();
  }

  @Override
  public void onCompletion(CountedCompleter<?> caller) {
    for (TreeTask task = child; task != null; task = task.sibling) {
      nodes += task.nodes;
      hashes += task.hashes;
    }
    child = null; // a subtree that is done need not stay in memory
  }

  /** This and all below: to be read after completion only. */
  public long nodes() {
    return nodes;
  }

  public long hashes() {
    return hashes;
  }
}
