package io.fjprobe.bootstrap.span;

import io.fjprobe.bootstrap.sampling.Recorded;
import io.fjprobe.bootstrap.task.TaskIds;
import java.util.Arrays;
import java.util.concurrent.ForkJoinTask;

/** The tasks that one thread runs, innermost last, and what it has counted. */
public final class SpanStack {

  private static final boolean IN_UNITS = Boolean.getBoolean("fjprobe.span.units");

  /** Whether it is recorded who forks and joins whom. */
  static final boolean GRAPH = Recorded.SPAN && Recorded.EVERY_STEAL;

  private static final int SHORT = 16;
  private static final int LONG = 1024;
  private static final SpanFrame[] NONE = {};
  private static final WorkRow[] NO_ROWS = {};

  /** Beyond these the sums are shared with other threads. */
  private static final int MOST_ROWS = 64;

  /** Null without it. */
  final TaskGraph graph;

  /** A stage that may be about to complete its future on this thread; null: none. */
  ForkJoinTask<?> relay;

  final ForkSites forkSites = ForkSites.any();
  private final TaskIds ids = new TaskIds();
  private SpanFrame[] frames = NONE;
  private int size;
  private volatile WorkRow[] rows = NO_ROWS;
  private int last;
  private long units;

  /**
   * @param poolId of the worker; -1: it is none
   */
  public SpanStack(int poolId) {
    graph = GRAPH ? new TaskGraph(poolId) : null;
  }

  /** For a new task; 0 where none are needed. */
  long nextId() {
    return GRAPH ? ids.next() : 0;
  }

  /** Likewise, by a thread that runs no task. */
  static long nextIdOutside() {
    return GRAPH ? TaskIds.single() : 0;
  }

  /** By any thread: tells of the tasks that ran until now. */
  public void flush() {
    if (GRAPH) {
      graph.flush();
    }
  }

  /** Null if none runs. */
  public SpanFrame top() {
    int n = size;
    return n == 0 ? null : frames[n - 1];
  }

  /** In nanoseconds, or in what tests count instead of time. */
  public long now() {
    return IN_UNITS ? units : System.nanoTime();
  }

  /** In tests, the task that runs says how long it takes. */
  public void spend(long more) {
    units += more;
  }

  SpanFrame push() {
    int level = size;
    if (level == frames.length) {
      frames = Arrays.copyOf(frames, Math.max(SHORT, level * 2));
    }
    if (frames[level] == null) {
      frames[level] = new SpanFrame();
    }
    size = level + 1;
    return frames[level];
  }

  /** With it all that began later. Null if it is not there: its begin was not seen. */
  @SuppressWarnings("ReferenceEquality") // tasks may be equal and yet others
  SpanFrame pop(Object task) {
    int level = size - 1;
    while (level >= 0 && frames[level].task != task) {
      level--;
    }
    if (level < 0) {
      return null;
    }
    for (int i = size - 1; i >= level; i--) {
      frames[i].task = null;
    }
    SpanFrame frame = frames[level];
    size = level;
    if (level == 0 && frames.length > LONG) {
      frames = NONE; // after a deep recursion
    }
    return frame;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  /** Lets go of what is kept for use, where no task runs. */
  public void forget() {
    if (size == 0) {
      frames = NONE;
      relay = null;
      if (GRAPH) {
        graph.forget();
      }
    }
  }

  void ran(RootTally root, TaskClass taskClass, long nanos) {
    WorkRow row = row(root, taskClass);
    if (row == null) {
      root.part(taskClass).ran(1, nanos);
    } else {
      row.tasks++;
      row.work += nanos;
    }
  }

  private WorkRow row(RootTally root, TaskClass taskClass) {
    WorkRow[] all = rows;
    int n = all.length;
    if (last < n && all[last].root == root && all[last].taskClass == taskClass) {
      return all[last];
    }
    for (int i = 0; i < n; i++) {
      if (all[i].root == root && all[i].taskClass == taskClass) {
        last = i;
        return all[i];
      }
    }
    if (n == MOST_ROWS) {
      return null;
    }
    WorkRow[] more = Arrays.copyOf(all, n + 1);
    more[n] = new WorkRow(root, taskClass);
    last = n;
    rows = more;
    return more[n];
  }

  /** Read by another thread, so that the sums may be of a moment ago. */
  void addTo(WorkSums sums) {
    for (WorkRow row : rows) {
      sums.add(row.root.part(row.taskClass), row.tasks, row.work);
    }
  }

  /** The worker ends, and its sums become those of all. */
  public void ends() {
    flush();
    WorkSums.handOver(this);
  }

  /** Of a worker only while nobody reads its sums. */
  void handOver() {
    WorkRow[] all = rows;
    rows = NO_ROWS;
    for (WorkRow row : all) {
      row.root.part(row.taskClass).ran(row.tasks, row.work);
    }
  }
}
