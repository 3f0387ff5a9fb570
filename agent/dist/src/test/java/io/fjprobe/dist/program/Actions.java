package io.fjprobe.dist.program;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** What an external thread does with a pool. */
final class Actions {

  private final Tasks tasks;
  private final TestPool pool;

  Actions(Execution execution, TestPool pool) {
    this.tasks = new Tasks(execution, pool);
    this.pool = pool;
  }

  long value(Node node) throws Exception {
    switch (node.kind) {
      case SUBMIT:
        return Expected.combine(node, new long[] {submit(node, node.child(0)).call()});
      case SUBMIT_ALL:
        return submitAll(node);
      case INVOKE:
        pool.pushes.incrementAndGet();
        return Expected.combine(node, new long[] {pool.pool.invoke(tasks.task(node.child(0)))});
      case EXECUTE:
        execute(node);
        return node.number;
      case INVOKE_ALL_CALLABLES:
        return invokeAll(node);
      case INVOKE_ANY:
        return invokeAny(node.number);
      case AWAIT_QUIESCENCE:
        return awaitQuiescence();
      case EXTERNAL:
        return Expected.combine(node, new long[] {tasks.value(node.child(0))});
      default:
        throw new IllegalArgumentException("no action: " + node);
    }
  }

  /**
   * In a thread of its own: who waits for quiescence runs any task, from 25 on also one of
   * another's invokeAny, whose end interrupts whoever runs it, or just did.
   */
  private long awaitQuiescence() throws InterruptedException {
    Thread helper =
        new Thread(
            () -> pool.pool.awaitQuiescence(1, TimeUnit.MINUTES),
            Thread.currentThread().getName() + ".q");
    helper.start();
    helper.join();
    return 0;
  }

  /** Returns how to wait for it. */
  private Callable<Long> submit(Node action, Node root) {
    pool.pushes.incrementAndGet();
    ForkJoinTask<Long> task = tasks.task(root);
    switch (action.number % 4) {
      case 0:
        return pool.pool.submit(task)::get;
      case 1:
        return pool.pool.submit((Callable<Long>) () -> tasks.value(root))::get;
      case 2:
        long[] result = new long[1];
        return submitted(pool.pool.submit(() -> result[0] = tasks.value(root), result));
      default:
        pool.pool.execute(task);
        return task::join;
    }
  }

  private static Callable<Long> submitted(Future<long[]> result) {
    return () -> result.get()[0];
  }

  private long submitAll(Node node) throws Exception {
    List<Callable<Long>> futures = new ArrayList<>();
    for (Node child : node.children) {
      futures.add(submit(node, child));
    }
    long[] values = new long[futures.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = futures.get(i).call();
    }
    return Expected.combine(node, values);
  }

  private void execute(Node node) {
    pool.pushes.incrementAndGet();
    ForkJoinTask<?> task = tasks.detached(node.child(0));
    if (node.number % 2 == 0) {
      pool.pool.execute(task);
    } else {
      pool.pool.execute((Runnable) task::invoke);
    }
  }

  private long invokeAll(Node node) throws Exception {
    List<Callable<Long>> callables = new ArrayList<>();
    for (Node child : node.children) {
      callables.add(() -> tasks.value(child));
    }
    pool.pushes.addAndGet(callables.size());
    List<Future<Long>> futures = pool.pool.invokeAll(callables);
    long[] values = new long[futures.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = futures.get(i).get();
    }
    return Expected.combine(node, values);
  }

  /** How many are submitted depends on how soon one is done; each is asked for just before. */
  private long invokeAny(int result) throws Exception {
    List<Callable<Integer>> callables = new ArrayList<>();
    for (int i = 0; i <= result % 3; i++) {
      callables.add(() -> result);
    }
    return pool.pool.invokeAny(new Asked(callables, pool));
  }

  /** Counts what is taken out of it, to be submitted. */
  private static final class Asked extends AbstractList<Callable<Integer>> {
    private final List<Callable<Integer>> callables;
    private final TestPool pool;

    Asked(List<Callable<Integer>> callables, TestPool pool) {
      this.callables = callables;
      this.pool = pool;
    }

    @Override
    public Callable<Integer> get(int index) {
      pool.pushes.incrementAndGet();
      return callables.get(index);
    }

    @Override
    public int size() {
      return callables.size();
    }
  }
}
