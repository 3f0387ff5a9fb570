package io.fjprobe.workloads.uperf.transport;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.jvm.VirtualThreads;
import io.fjprobe.workloads.uperf.round.Count;
import io.fjprobe.workloads.uperf.round.Counts;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The threads of one node: all of them platform threads or all virtual ones, but for the watch over
 * lost datagrams, whose timer should not become part of what is measured.
 */
public final class NodeThreads {
  /** That of JGroups' pool. */
  private static final int MAX_HANDLERS = 200;

  private static final long KEEP_ALIVE_SECONDS = 30;
  private static final long PATIENCE_MILLIS = 20_000;

  private final String prefix;

  /** Null: platform threads. */
  private final VirtualThreads virtual;

  private final ExecutorService handlers;
  private final List<Thread> started = new ArrayList<>();
  private final List<Thread> ofPool = new ArrayList<>();

  public NodeThreads(boolean virtual, int node, Counts counts) {
    this.prefix = "uperf-node-" + (node + 1) + "-";
    this.virtual = virtual ? VirtualThreads.find() : null;
    this.handlers = virtual ? this.virtual.newExecutor() : newPool(counts);
  }

  private ExecutorService newPool(Counts counts) {
    AtomicInteger number = new AtomicInteger();
    return new ThreadPoolExecutor(
        0,
        MAX_HANDLERS,
        KEEP_ALIVE_SECONDS,
        TimeUnit.SECONDS,
        new SynchronousQueue<>(),
        work -> {
          Thread thread = newThread("handler-" + number.incrementAndGet(), work);
          remember(thread, ofPool);
          return thread;
        },
        (work, pool) -> {
          counts.increment(Count.REJECTED);
          work.run();
        });
  }

  private Thread newThread(String name, Runnable work) {
    Thread thread = new Thread(work, prefix + name);
    thread.setDaemon(true);
    return thread;
  }

  public void start(String name, Runnable work) {
    if (virtual == null) {
      startPlatform(name, work);
    } else {
      remember(virtual.start(work), started);
    }
  }

  public void startPlatform(String name, Runnable work) {
    Thread thread = newThread(name, work);
    thread.start();
    remember(thread, started);
  }

  private static void remember(Thread thread, List<Thread> where) {
    synchronized (where) {
      where.add(thread);
    }
  }

  /** Runs it in a thread of the pool, or in a virtual thread of its own. */
  public void handle(Runnable work) {
    handlers.execute(work);
  }

  /**
   * Waits for all threads, which have been told to end.
   *
   * @throws CheckFailure if some go on
   */
  public void end() {
    long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS);
    try {
      join(started, deadline);
      handlers.shutdownNow(); // not before: those that hand over to it have ended
      boolean terminated = handlers.awaitTermination(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
      join(ofPool, deadline);
      if (!terminated) {
        throw stillRunning("a handler");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CheckFailure("interrupted while threads " + prefix + "* ended", e);
    }
  }

  private void join(List<Thread> threads, long deadline) throws InterruptedException {
    List<Thread> all;
    synchronized (threads) {
      all = new ArrayList<>(threads);
    }
    all.forEach(Thread::interrupt);
    for (Thread thread : all) {
      thread.join(Math.max(1, TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime())));
      if (thread.isAlive()) {
        throw stillRunning(thread.getName());
      }
    }
  }

  private CheckFailure stillRunning(String what) {
    return new CheckFailure(
        prefix + "*: " + what + " still runs " + PATIENCE_MILLIS + " ms after it was told to end");
  }
}
