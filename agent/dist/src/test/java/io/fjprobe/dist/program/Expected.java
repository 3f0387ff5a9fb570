package io.fjprobe.dist.program;

/** What a program computes, worked out by one thread without any pool. */
public final class Expected {

  private long detached;

  private Expected() {}

  public static long of(Node program) {
    Expected expected = new Expected();
    long value = expected.value(program);
    return value + expected.detached;
  }

  /** The value of a node from those of its parts: depends on their places, not on any order. */
  static long combine(Node node, long[] values) {
    long sum = node.kind.ordinal();
    for (int i = 0; i < values.length; i++) {
      sum += (i + 1) * values[i];
    }
    return sum;
  }

  private long value(Node node) {
    switch (node.kind) {
      case POOL:
      case AWAIT_QUIESCENCE:
        return 0;
      case LEAF:
      case CANCEL_BEFORE:
      case CANCEL_RACE:
      case MANAGED_BLOCK:
      case INVOKE_ANY:
        return node.number;
      case STREAM:
        return (long) node.number * (node.number + 1) / 2;
      case DETACH:
      case QUIESCE:
      case EXECUTE:
      case SUBMIT_OWN:
        for (Node child : node.children) {
          long value = value(child); // which may add to it as well
          detached += value;
        }
        return node.number;
      case ASYNC:
      case COMMON_ASYNC:
        long result = combine(node, values(node));
        detached += result;
        return node.number;
      default:
        return combine(node, values(node));
    }
  }

  private long[] values(Node node) {
    long[] values = new long[node.children.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = value(node.child(i));
    }
    return values;
  }
}
