package io.fjprobe.analyzer.export;

import io.fjprobe.analyzer.recording.field.EventView;
import io.fjprobe.analyzer.recording.field.TaskBatch;
import io.fjprobe.analyzer.recording.field.TaskClock;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.file.EventConsumer;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A timeline of recordings: a process for each JVM, a lane for each worker and each thread that
 * waits, and counters of each pool.
 */
public final class TraceExport implements EventConsumer, Closeable {

  private static final String OURS = "fjprobe.";
  private static final String JVM = "jdk.JVMInformation";

  /** These counters are of one moment. The others of a pool only ever grow. */
  private static final List<String> LEVELS =
      List.of("workers", "active", "queuedTasks", "queuedSubmissions");

  private static final List<String> COUNTS =
      List.of(
          "forks",
          "submissions",
          "submissionsTaken",
          "workerSteals",
          "joinHelpSteals",
          "signals",
          "compensations",
          "sparesCreated");

  private final TraceJson json;
  private long baseNanos = Long.MIN_VALUE;
  private int pid;

  @SuppressWarnings("NullAway.Init") // process() sets it
  private TraceLanes lanes;

  @SuppressWarnings("NullAway.Init") // begin() sets it
  private TraceWaits waits;

  private boolean described;

  @SuppressWarnings("NullAway.Init") // process() sets it
  private TaskClock taskClock;

  /** These counters were not always 0. The others would only take up room. */
  private final Set<String> moved = new HashSet<>();

  private long ids;
  private long events;

  public TraceExport(OutputStream out) throws IOException {
    json = new TraceJson(out);
  }

  /** Begins the next recording. Its lanes are a process of their own. */
  public void process(String name) throws IOException {
    pid++;
    lanes = new TraceLanes(json, pid);
    described = false;
    taskClock = new TaskClock();
    moved.clear();
    json.metadata("process_name", pid, 0, "name", name);
    json.metadata("process_sort_index", pid, 0, "sort_index", (long) pid);
  }

  /** How many events of ours were written. */
  public long events() {
    return events;
  }

  @Override
  public boolean wants(String type) {
    return type.startsWith(OURS) || type.equals(JVM) || TraceWaits.TYPES.contains(type);
  }

  /** Notes the beginning. All recordings begin at the same place in the trace, to be compared. */
  @Override
  public void begin(long startNanos) {
    baseNanos = startNanos;
    waits = new TraceWaits(json, pid, lanes, baseNanos, () -> ++ids);
  }

  @Override
  public void accept(EventView event) throws IOException {
    if (event.type().equals(JVM)) {
      describe(event);
      return;
    }
    if (TraceWaits.TYPES.contains(event.type())) {
      waits.add(event, event.type().startsWith(OURS) ? Map.of() : args(event));
      return;
    }
    events++;
    switch (event.type().substring(OURS.length())) {
      case "PoolStatistics" -> counters(event);
      case "Steal" -> steal(event);
      case "JoinWait" -> wait(event);
      case "TaskRun" -> slice(event, simple(event.text("taskClass")), "task");
      case "TaskBatch" -> tasks(event);
      case "WorkerIdle" -> slice(event, "idle", "idle");
      case "Compensation" -> slice(event, event.text("outcome"), "compensation");
      case "WorkloadIteration" ->
          slice(event, event.text("workload") + " " + event.text("phase"), "workload");
      case "WorkerStart", "WorkerEnd" -> worker(event);
      case "PoolStart", "PoolEnd", "QueueGrowth" ->
          json.instant(
              event.type().substring(OURS.length()), pid, lane(event), time(event), args(event));
      default -> events--; // statistics of workers are sums, not moments
    }
  }

  private void describe(EventView event) throws IOException {
    if (!described) {
      json.metadata("process_labels", pid, 0, "labels", event.text("jvmVersion"));
      described = true;
    }
  }

  private void counters(EventView event) throws IOException {
    String pool = "pool " + event.number("poolId") + ": ";
    for (List<String> names : List.of(LEVELS, COUNTS)) {
      for (String name : names) {
        if (event.value(name) instanceof Long value
            && (value != 0 || moved.contains(pool + name))) {
          moved.add(pool + name);
          json.counter(pool + name, pid, time(event), Map.of("value", value));
        }
      }
    }
  }

  /** Writes a steal on the thief's lane, with an arrow from the lane of the queue. */
  private void steal(EventView event) throws IOException {
    slice(event, "steal run, " + event.text("site"), "steal");
    long victim = event.number("victimIndex");
    if (victim >= 0) {
      long id = ++ids;
      long queue = lanes.queue(event.number("poolId"), victim);
      String name = "taken by worker " + event.number("thiefIndex");
      json.slice(name, "steal", pid, queue, time(event), 0, Map.of());
      json.flow(true, "steal", id, pid, queue, time(event));
      json.flow(false, "steal", id, pid, lane(event), time(event));
    }
  }

  private void wait(EventView event) throws IOException {
    String name = "join " + simple(event.text("taskClass"));
    if (event.text("waiter").equals("virtual")) {
      long id = ++ids;
      json.async(true, name, id, pid, time(event), args(event));
      json.async(false, name, id, pid, time(event) + duration(event), Map.of());
    } else {
      slice(event, name, "join wait");
    }
  }

  /** Writes the tasks of a batch as if each had an event of its own. */
  private void tasks(EventView event) throws IOException {
    events--;
    long lane = lanes.tasks(event.number("poolId"), event.number("workerIndex"));
    for (TaskBatch batch = TaskBatch.of(event, taskClock); batch.hasNext(); events++) {
      TaskBatch.Task task = batch.next();
      long from = Math.max(0, task.startNanos() - baseNanos);
      long until = Math.max(0, task.startNanos() + task.nanos() - baseNanos);
      Map<String, Object> args = new LinkedHashMap<>();
      args.put("poolId", event.number("poolId"));
      args.put("workerIndex", event.number("workerIndex"));
      args.put("taskClass", task.taskClass());
      args.put("origin", task.origin());
      args.put("taskId", task.taskId());
      args.put("parentId", task.parentId());
      args.put("depth", task.depth());
      json.slice(simple(task.taskClass()), "task", pid, lane, from, until - from, args);
    }
  }

  private void worker(EventView event) throws IOException {
    ThreadKey worker = event.value("worker") instanceof ThreadKey thread ? thread : null;
    long tid = lanes.of(worker, event.number("poolId"), event.number("workerIndex"));
    String what = event.type().endsWith("Start") ? "starts: " : "ends: ";
    json.instant(what + event.text("reason"), pid, tid, time(event), args(event));
  }

  private void slice(EventView event, String name, String category) throws IOException {
    json.slice(name, category, pid, lane(event), time(event), duration(event), args(event));
  }

  private long lane(EventView event) throws IOException {
    String index = event.type().endsWith("Steal") ? "thiefIndex" : "workerIndex";
    // what a task of another pool does in this thread is not what the thread is
    boolean own = !event.type().endsWith("TaskRun") && event.text("cause").isEmpty();
    return lanes.of(
        event.thread(), own ? event.number("poolId") : -1, own ? event.number(index) : -1);
  }

  /** Returns the time since the recording began. What began before is cut off there. */
  private long time(EventView event) {
    return Math.max(0, event.startNanos() - baseNanos);
  }

  private long duration(EventView event) {
    return Math.max(0, event.startNanos() + event.durationNanos() - baseNanos) - time(event);
  }

  private static Map<String, Object> args(EventView event) {
    Map<String, Object> args = new LinkedHashMap<>();
    for (EventView.Field field : event.fields()) {
      Object value = event.value(field.name());
      if (value instanceof ThreadKey thread) {
        value = thread.name();
      }
      if (value != null) {
        args.put(field.nanos() ? field.name() + "_ns" : field.name(), value);
      }
    }
    if (event.line() != null) {
      args.put("line", event.line());
    }
    return args;
  }

  static String simple(String className) {
    return className.substring(className.lastIndexOf('.') + 1);
  }

  @Override
  public void close() throws IOException {
    json.close();
  }
}
