package io.fjprobe.analyzer.export;

import io.fjprobe.analyzer.recording.field.ThreadKey;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The lanes of one JVM: a lane for each thread, and for each queue that tasks were taken from. */
final class TraceLanes {

  /**
   * The ids of lanes of queues begin here, above any id of a Java thread that a program reaches.
   */
  private static final long FIRST_QUEUE = 2_000_000_000L;

  /** Each pool has this many places for its lanes. The second half of them is for its queues. */
  private static final long POOL_STEP = 10_000;

  /** The places of threads that are no workers begin here. */
  private static final long EXTERNAL = 1_000_000_000L;

  /** The ids of lanes of tasks begin here. */
  private static final long FIRST_TASKS = 4_000_000_000L;

  /** The id of the lane of the collector's pauses. */
  private static final long PAUSES = 3_999_999_999L;

  private record Queue(long pool, long index) {}

  private final TraceJson json;
  private final int pid;
  private final Set<Long> named = new HashSet<>();
  private final Map<Queue, Long> queues = new HashMap<>();
  private final Map<Queue, Long> tasks = new HashMap<>();

  TraceLanes(TraceJson json, int pid) {
    this.json = json;
    this.pid = pid;
  }

  /**
   * The lane of a thread.
   *
   * @param pool -1 for a thread that is no worker
   * @param workerIndex likewise
   */
  long of(@Nullable ThreadKey thread, long pool, long workerIndex) throws IOException {
    long tid = thread == null || thread.id() < 0 ? 0 : thread.id();
    boolean worker = pool >= 0 && workerIndex >= 0;
    // a thread may be known as a worker only later: then it gets a better name
    if (named.add(worker ? tid : -tid - 1) && (worker || !named.contains(tid))) {
      String name = thread == null ? "(unknown thread)" : thread.name();
      place(
          tid,
          worker ? "pool " + pool + " worker " + workerIndex + ": " + name : name,
          worker ? pool * POOL_STEP + workerIndex : EXTERNAL + tid % EXTERNAL);
    }
    return tid;
  }

  /** The lane of what was taken from a queue: even ones are for submissions, odd ones workers'. */
  long queue(long pool, long index) throws IOException {
    Queue queue = new Queue(pool, index);
    Long tid = queues.get(queue);
    if (tid == null) {
      tid = FIRST_QUEUE + queues.size();
      queues.put(queue, tid);
      place(
          tid,
          "pool " + pool + (index % 2 == 0 ? " submission queue " : " queue of worker ") + index,
          pool * POOL_STEP + POOL_STEP / 2 + index % (POOL_STEP / 2));
    }
    return tid;
  }

  /**
   * The lane of the tasks that share events, below that of their worker. They have a clock of their
   * own: off by some tens of nanoseconds they would not lie within what else the thread did.
   */
  long tasks(long pool, long index) throws IOException {
    Queue queue = new Queue(pool, index);
    Long tid = tasks.get(queue);
    if (tid == null) {
      tid = FIRST_TASKS + tasks.size();
      tasks.put(queue, tid);
      place(tid, "pool " + pool + " worker " + index + ": tasks", pool * POOL_STEP + index);
    }
    return tid;
  }

  /** The lane of the collector's pauses, above all others. */
  long pauses() throws IOException {
    if (named.add(PAUSES)) {
      place(PAUSES, "GC pauses", -1);
    }
    return PAUSES;
  }

  private void place(long tid, String name, long order) throws IOException {
    json.metadata("thread_name", pid, tid, "name", name);
    json.metadata("thread_sort_index", pid, tid, "sort_index", order);
  }
}
