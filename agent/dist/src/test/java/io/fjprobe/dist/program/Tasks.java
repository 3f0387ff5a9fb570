package io.fjprobe.dist.program;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.locks.LockSupport;

/** What tasks do, in the thread that calls; all that a pool gets goes through here. */
final class Tasks {

  private static final long BLOCK_NANOS = 100_000;
  private static final String JDK = System.getProperty("java.specification.version");

  final Execution execution;

  /** Whose tasks these are, whoever runs them. */
  final TestPool pool;

  Tasks(Execution execution, TestPool pool) {
    this.execution = execution;
    this.pool = pool;
  }

  /** Thrown by a task; the pool must hand over this object, there is no constructor to copy it. */
  private static final class Thrown extends RuntimeException {
    private static final long serialVersionUID = 1;
    final long value;

    private Thrown(long value) {
      super(null, null, false, false);
      this.value = value;
    }
  }

  private final class Evaluation extends RecursiveTask<Long> {
    private static final long serialVersionUID = 1;
    private final transient Node node;
    private final boolean throwing;

    Evaluation(Node node, boolean throwing) {
      this.node = node;
      this.throwing = throwing;
    }

    @Override
    protected Long compute() {
      long value = value(node);
      if (throwing) {
        throw new Thrown(value);
      }
      return value;
    }
  }

  private final class Detached extends RecursiveAction {
    private static final long serialVersionUID = 1;
    private final transient Node node;

    Detached(Node node) {
      this.node = node;
      execution.detachedBegins();
    }

    @Override
    protected void compute() {
      try {
        execution.detachedEnds(value(node));
      } catch (Throwable t) {
        execution.failed(t);
        execution.detachedEnds(0);
      }
    }
  }

  ForkJoinTask<Long> task(Node node) {
    return new Evaluation(node, false);
  }

  ForkJoinTask<?> detached(Node node) {
    return new Detached(node);
  }

  <T> ForkJoinTask<T> fork(ForkJoinTask<T> task) {
    forked(1);
    return task.fork();
  }

  private void forked(int n) {
    execution.poolOfFork().pushes.addAndGet(n);
  }

  long value(Node node) {
    disturb(node);
    switch (node.kind) {
      case LEAF:
        return node.number;
      case FORK_FIFO:
      case FORK_LIFO:
      case INVOKE_FIRST:
        return forkAndJoin(node);
      case INVOKE_ALL:
        return invokeAll(node);
      case DETACH:
      case QUIESCE:
        node.children.forEach(child -> fork(new Detached(child)));
        if (node.kind == Kind.QUIESCE) {
          ForkJoinTask.helpQuiesce();
        }
        return node.number;
      case UNFORK:
        return unfork(node);
      case CANCEL_BEFORE:
      case CANCEL_RACE:
        return cancel(node);
      case THROW:
        return catchAll(node);
      case COMPLETER:
        return Completion.value(node, this);
      case MANAGED_BLOCK:
        return block(node);
      case NESTED:
        return nested(node);
      case STREAM:
        return SplitCount.sum(node.number, () -> forked(1));
      case ASYNC:
        return Stages.value(node, this, pool);
      case COMMON_ASYNC:
        return Stages.value(node, this, TestPool.COMMON);
      case SUBMIT_OWN:
        return submitOwn(node);
      default:
        throw new IllegalArgumentException("no task: " + node);
    }
  }

  private void disturb(Node node) {
    if (Fault.is(node.kind, Fault.How.UNCOUNTED)) {
      new Evaluation(new Node(Kind.LEAF, 0), false).fork();
    } else if (Fault.is(node.kind, Fault.How.WRONG)) {
      execution.detachedBegins();
      execution.detachedEnds(1);
    }
    while (Fault.is(node.kind, Fault.How.HANG)) {
      LockSupport.park();
    }
  }

  private ForkJoinTask<Long>[] tasks(List<Node> nodes, boolean throwing) {
    @SuppressWarnings({"unchecked", "rawtypes"})
    ForkJoinTask<Long>[] tasks = new ForkJoinTask[nodes.size()];
    for (int i = 0; i < tasks.length; i++) {
      tasks[i] = new Evaluation(nodes.get(i), throwing);
    }
    return tasks;
  }

  private long forkAndJoin(Node node) {
    ForkJoinTask<Long>[] tasks = tasks(node.children, false);
    boolean invokeFirst = node.kind == Kind.INVOKE_FIRST;
    int n = tasks.length;
    long[] values = new long[n];
    for (int i = invokeFirst ? 1 : 0; i < n; i++) {
      fork(tasks[i]);
    }
    if (invokeFirst) {
      values[0] = tasks[0].invoke();
    }
    for (int k = invokeFirst ? 1 : 0; k < n; k++) {
      int i = node.kind == Kind.FORK_LIFO ? n - 1 - k : k;
      values[i] = tasks[i].join();
    }
    return Expected.combine(node, values);
  }

  /** All but the first are forked. */
  private long invokeAll(Node node) {
    ForkJoinTask<Long>[] tasks = tasks(node.children, false);
    forked(tasks.length - 1);
    if (tasks.length == 2) {
      ForkJoinTask.invokeAll(tasks[0], tasks[1]);
    } else if (node.number % 2 == 0) {
      ForkJoinTask.invokeAll(tasks);
    } else {
      ForkJoinTask.invokeAll(java.util.Arrays.asList(tasks));
    }
    long[] values = new long[tasks.length];
    for (int i = 0; i < tasks.length; i++) {
      values[i] = tasks[i].getRawResult();
    }
    return Expected.combine(node, values);
  }

  private long unfork(Node node) {
    ForkJoinTask<Long>[] tasks = tasks(node.children, false);
    long[] values = new long[tasks.length];
    for (ForkJoinTask<Long> task : tasks) {
      fork(task);
    }
    for (int i = tasks.length - 1; i >= 0; i--) {
      values[i] = tasks[i].tryUnfork() ? tasks[i].invoke() : tasks[i].join();
    }
    return Expected.combine(node, values);
  }

  private long cancel(Node node) {
    ForkJoinTask<Long> task = new Evaluation(new Node(Kind.LEAF, node.number), false);
    boolean before = node.kind == Kind.CANCEL_BEFORE;
    if (before) {
      task.cancel(false);
    }
    fork(task);
    task.cancel(false);
    try {
      return before ? task.join() - 1 : task.join();
    } catch (CancellationException e) {
      return node.number;
    }
  }

  private long catchAll(Node node) {
    ForkJoinTask<Long>[] tasks = tasks(node.children, true);
    long[] values = new long[tasks.length];
    for (ForkJoinTask<Long> task : tasks) {
      fork(task);
    }
    for (int i = 0; i < tasks.length; i++) {
      try {
        tasks[i].join();
      } catch (Thrown e) {
        values[i] = e.value;
      }
    }
    return Expected.combine(node, values);
  }

  private static long block(Node node) {
    long until = System.nanoTime() + BLOCK_NANOS;
    try {
      ForkJoinPool.managedBlock(
          new ForkJoinPool.ManagedBlocker() {
            @Override
            public boolean block() {
              LockSupport.parkNanos(until - System.nanoTime());
              return isReleasable();
            }

            @Override
            public boolean isReleasable() {
              return System.nanoTime() - until >= 0;
            }
          });
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return node.number;
  }

  private long nested(Node node) {
    TestPool other = execution.newPool(node.child(0));
    Tasks tasks = new Tasks(execution, other);
    int n = node.children.size();
    @SuppressWarnings({"unchecked", "rawtypes"})
    ForkJoinTask<Long>[] submitted = new ForkJoinTask[n];
    for (int i = 1; i < n; i++) {
      other.pushes.incrementAndGet();
      submitted[i] = other.pool.submit(tasks.task(node.child(i)));
    }
    long[] values = new long[n];
    for (int i = 1; i < n; i++) {
      values[i] = submitted[i].join();
    }
    return Expected.combine(node, values);
  }

  private long submitOwn(Node node) {
    for (int i = 0; i < node.children.size(); i++) {
      ForkJoinTask<?> task = new Detached(node.child(i));
      pool.pushes.incrementAndGet();
      int way = (node.number + i) % 3;
      if (way == 0) {
        pool.pool.execute(task);
      } else if (way == 1 && mayWait()) {
        pool.pool.invoke(task);
      } else {
        pool.pool.submit(task);
      }
      if (mayWait()) {
        task.join();
      }
    }
    return node.number;
  }

  /**
   * Whether the current thread may wait for what it submitted to the pool it works for, or to one
   * that waits for it. JDK 8 may leave that in the queue while all workers block or spin.
   */
  static boolean mayWait() {
    return !JDK.equals("1.8") || !ForkJoinTask.inForkJoinPool();
  }

  /**
   * Whether the current thread may also wait without running any of it. JDK 17 and 21 may leave
   * that in the queue of a worker that blocks: the last worker that goes idle looks for tasks in
   * submission queues only.
   */
  static boolean mayBlock(TestPool pool) {
    boolean looksInSubmissionsOnly = JDK.equals("17") || JDK.equals("21");
    return mayWait() && !(looksInSubmissionsOnly && ForkJoinTask.getPool() == pool.pool);
  }
}
