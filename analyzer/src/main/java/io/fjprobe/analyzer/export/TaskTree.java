package io.fjprobe.analyzer.export;

import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.recording.field.EventView;
import io.fjprobe.analyzer.recording.field.TaskBatch;
import io.fjprobe.analyzer.recording.field.TaskClock;
import io.fjprobe.analyzer.recording.file.EventConsumer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongPredicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Which tasks come from which, by class. Tasks are kept until all are read, since a task ends after
 * those that it joins. A class that forks tasks of its own class is one frame.
 */
public final class TaskTree implements EventConsumer {

  static final String RUN = "fjprobe.TaskRun";
  static final String BATCH = "fjprobe.TaskBatch";

  /** A stack has at most this many classes, the ones next to its root. */
  private static final int DEEPEST = 100;

  private static final class Task {
    final String who;
    final String how;
    final String type;
    final long parent;

    /** How often it ran in the time that counts. */
    int times;

    @Nullable Node node;

    Task(String who, String how, String type, long parent) {
      this.who = who;
      this.how = how;
      this.type = type;
      this.parent = parent;
    }
  }

  /** A class with those above it. */
  private static final class Node {
    final List<String> classes;
    private final Map<String, Node> below = new HashMap<>();

    Node(List<String> classes) {
      this.classes = classes;
    }

    Node of(String type) {
      int last = classes.size() - 1;
      if (last + 1 >= DEEPEST || last >= 0 && classes.get(last).equals(type)) {
        return this;
      }
      return below.computeIfAbsent(type, key -> new Node(with(key)));
    }

    private List<String> with(String type) {
      return Stream.concat(classes.stream(), Stream.of(type)).toList();
    }
  }

  private final LongPredicate counts;
  private final Map<Integer, String> pools = new HashMap<>();
  private final Map<Long, Task> tasks = new LinkedHashMap<>();
  private final Map<String, String> names = new HashMap<>();
  private final Node root = new Node(List.of());
  private final TaskClock clock = new TaskClock();

  /**
   * @param account that has the names of the pools
   * @param counts whether a task counts that ends at this time, in nanoseconds since the epoch
   */
  public TaskTree(RecordingAccount account, LongPredicate counts) {
    this.counts = counts;
    for (SectionAccount section : account.sections()) {
      for (PoolAccount pool : section.pools()) {
        pool.identity().ids().forEach(id -> pools.put(id, "pool " + pool.name()));
      }
    }
  }

  @Override
  public boolean wants(String type) {
    return type.equals(RUN) || type.equals(BATCH);
  }

  @Override
  public void begin(long startNanos) {
    // times of tasks are since the epoch
  }

  @Override
  public void accept(EventView event) {
    String who = who((int) event.number("poolId"));
    if (event.type().equals(BATCH)) {
      for (TaskBatch batch = TaskBatch.of(event, clock); batch.hasNext(); ) {
        add(who, batch.next());
      }
    } else {
      add(
          who,
          new TaskBatch.Task(
              event.text("taskClass"),
              event.text("origin"),
              event.number("taskId"),
              event.number("parentId"),
              event.number("depth"),
              event.startNanos(),
              event.durationNanos()));
    }
  }

  private String who(int pool) {
    return pool < 0 ? "threads outside the pools" : pools.computeIfAbsent(pool, id -> "pool " + id);
  }

  private void add(String who, TaskBatch.Task run) {
    Task task =
        tasks.computeIfAbsent(
            run.taskId(),
            id -> new Task(who, how(run.origin()), name(run.taskClass()), run.parentId()));
    if (counts.test(run.startNanos() + run.nanos())) {
      task.times++;
    }
  }

  /** Returns one object for all equal names. */
  private String name(String type) {
    return names.computeIfAbsent(type, key -> key);
  }

  private static String how(String origin) {
    return switch (origin) {
      case "submitted" -> ForkStacks.SUBMISSIONS;
      case "invoked" -> ForkStacks.INVOCATIONS;
      default -> ForkStacks.FORKS;
    };
  }

  /** Adds the tasks that were read. */
  public void addTo(CollapsedStacks stacks) {
    for (Task task : tasks.values()) {
      if (task.times > 0) {
        stacks.add(
            task.times,
            Stream.concat(Stream.of(task.who, task.how), node(task).classes.stream()).toList());
      }
    }
  }

  /** Finds where a task is. A parent that is not in the recording is none. */
  private Node node(Task task) {
    Deque<Task> path = new ArrayDeque<>();
    Task next = task;
    while (next != null && next.node == null) {
      next.node = root; // also ends a circle, which a broken recording may have
      path.push(next);
      next = tasks.get(next.parent);
    }
    Node node = next == null || next.node == null ? root : next.node;
    while (!path.isEmpty()) {
      Task below = path.pop();
      node = node.of(below.type);
      below.node = node;
    }
    return node;
  }
}
