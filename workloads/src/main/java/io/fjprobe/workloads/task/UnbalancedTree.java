package io.fjprobe.workloads.task;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A tree that nobody can split in halves: below a wide root, a node has either no child or {@value
 * #CHILDREN}, as a hash of its path decides. The expected number of nodes below a child of the root
 * is 250, most have one, and a few have thousands.
 */
public final class UnbalancedTree {
  private static final int CHILDREN = 4;
  private static final double PROBABILITY = 0.249;

  final long seed;
  private final int rootChildren;

  public UnbalancedTree(long seed, int rootChildren) {
    this.seed = seed;
    this.rootChildren = rootChildren;
  }

  int children(long hash, int depth) {
    if (depth == 0) {
      return rootChildren;
    }
    return (hash >>> 11) * 0x1p-53 < PROBABILITY ? CHILDREN : 0;
  }

  /** A finalizer of 64 bits over parent and position. */
  static long childHash(long hash, int position) {
    long mixed = hash + (position + 1) * 0x9e3779b97f4a7c15L;
    mixed = (mixed ^ (mixed >>> 30)) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
    return mixed ^ (mixed >>> 31);
  }

  /** Nodes and the sum of their hashes, found by the calling thread with a stack of its own. */
  public long[] direct() {
    long nodes = 0;
    long hashes = 0;
    Deque<long[]> stack = new ArrayDeque<>();
    stack.push(new long[] {seed, 0});
    while (!stack.isEmpty()) {
      long[] node = stack.pop();
      nodes++;
      hashes += node[0];
      int children = children(node[0], (int) node[1]);
      for (int i = 0; i < children; i++) {
        stack.push(new long[] {childHash(node[0], i), node[1] + 1});
      }
    }
    return new long[] {nodes, hashes};
  }
}
