package io.fjprobe.dist.program;

import static io.fjprobe.dist.program.Kind.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A program for each seed, the same one everywhere. */
public final class Generator {

  private static final Kind[] ACTIONS = {
    SUBMIT,
    SUBMIT,
    SUBMIT_ALL,
    INVOKE,
    EXECUTE,
    EXECUTE,
    INVOKE_ALL_CALLABLES,
    INVOKE_ANY,
    AWAIT_QUIESCENCE,
    EXTERNAL
  };
  private static final Kind[] BRANCHES = {
    FORK_FIFO,
    FORK_FIFO,
    FORK_LIFO,
    FORK_LIFO,
    INVOKE_FIRST,
    INVOKE_ALL,
    DETACH,
    UNFORK,
    THROW,
    COMPLETER,
    COMPLETER,
    NESTED,
    ASYNC,
    COMMON_ASYNC,
    SUBMIT_OWN
  };
  private static final Kind[] LEAVES = {
    LEAF, LEAF, LEAF, LEAF, CANCEL_BEFORE, CANCEL_RACE, MANAGED_BLOCK, STREAM
  };
  private static final Kind[] EXTERNALS = {STREAM, COMMON_ASYNC};
  private static final int DEEPEST = 4;
  private static final int MOST_TASKS = 80;
  private static final int MOST_POOLS = 3;

  private final Random random;
  private int tasks;
  private int pools;

  private Generator(int seed) {
    this.random = new Random(seed);
  }

  public static Node program(int seed) {
    return new Generator(seed).generate(seed);
  }

  private Node generate(int seed) {
    List<Node> parts = new ArrayList<>();
    parts.add(pool());
    int submitters = 1 + random.nextInt(3);
    for (int i = 0; i < submitters; i++) {
      List<Node> actions = new ArrayList<>();
      int n = 1 + random.nextInt(4);
      for (int k = 0; k < n; k++) {
        actions.add(action());
      }
      parts.add(new Node(SUBMITTER, i, actions));
    }
    return new Node(PROGRAM, seed, parts);
  }

  private Node pool() {
    pools++;
    List<Node> traits = new ArrayList<>();
    for (Kind trait : new Kind[] {FIFO, DEFAULT_FACTORY, POOL_SUBCLASS}) {
      if (random.nextInt(3) == 0) {
        traits.add(new Node(trait, 0));
      }
    }
    return new Node(POOL, 1 + random.nextInt(4), traits);
  }

  private Node action() {
    Kind kind = pick(ACTIONS);
    int number = random.nextInt(100);
    switch (kind) {
      case INVOKE_ANY:
      case AWAIT_QUIESCENCE:
        return new Node(kind, number);
      case EXTERNAL:
        Kind what = pick(EXTERNALS);
        return new Node(kind, number, what == STREAM ? stream() : branch(what, 1));
      case SUBMIT_ALL:
      case INVOKE_ALL_CALLABLES:
        return new Node(kind, number, children(1 + random.nextInt(4), 0));
      default:
        Node root = random.nextInt(8) == 0 ? branch(QUIESCE, 0) : task(0);
        return new Node(kind, number, root);
    }
  }

  private Node task(int depth) {
    boolean branch = depth < DEEPEST && tasks < MOST_TASKS && random.nextInt(4) > 0;
    if (branch) {
      Kind kind = pick(BRANCHES);
      return branch(kind == NESTED && pools >= MOST_POOLS ? FORK_FIFO : kind, depth);
    }
    tasks++;
    Kind kind = pick(LEAVES);
    return kind == STREAM ? stream() : new Node(kind, random.nextInt(1000));
  }

  private Node branch(Kind kind, int depth) {
    tasks++;
    int number = random.nextInt(100);
    int n = Math.max(kind.fewestChildren, 1 + random.nextInt(4));
    if (kind == NESTED) {
      List<Node> parts = new ArrayList<>();
      parts.add(pool());
      parts.addAll(children(Math.min(n, 3), depth + 1));
      return new Node(kind, number, parts);
    }
    return new Node(kind, number, children(n, depth + 1));
  }

  private List<Node> children(int n, int depth) {
    List<Node> children = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      children.add(task(depth));
    }
    return children;
  }

  private Node stream() {
    return new Node(STREAM, 1 + random.nextInt(2000));
  }

  private Kind pick(Kind[] from) {
    return from[random.nextInt(from.length)];
  }
}
