package io.fjprobe.analyzer.export;

import io.fjprobe.analyzer.recording.field.EventView;
import io.fjprobe.analyzer.recording.field.TaskBatch;
import io.fjprobe.analyzer.recording.field.TaskClock;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.file.EventConsumer;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A recording with an event TaskRun for each task, of batches too. It has nothing else in it: the
 * JDK's reader mixes up the types of chunks that different writers have made.
 */
public final class JfrExport implements EventConsumer {

  private static final String BATCH = "fjprobe.TaskBatch";
  private static final String SINGLE = "fjprobe.TaskRun";

  /** A chunk has at most this many tasks. So many take some 20 MB of the heap. */
  private static final int TASKS_OF_A_CHUNK = 100_000;

  private final OutputStream out;
  private final TaskClock clock = new TaskClock();
  private final List<RecordedTask> tasks = new ArrayList<>();
  private long batches;

  /**
   * @param out is not closed
   */
  public JfrExport(OutputStream out) {
    this.out = out;
  }

  @Override
  public boolean wants(String type) {
    return type.equals(BATCH) || type.equals(SINGLE);
  }

  @Override
  public void begin(long startNanos) {
    // tasks say when they began
  }

  @Override
  public void accept(EventView event) throws IOException {
    long pool = event.number("poolId");
    long index = event.number("workerIndex");
    if (event.type().equals(SINGLE)) {
      tasks.add(new RecordedTask(name(event.thread()), pool, index, task(event)));
    } else {
      batches++;
      String worker = name(event.value("worker"));
      for (TaskBatch batch = TaskBatch.of(event, clock); batch.hasNext(); ) {
        tasks.add(new RecordedTask(worker, pool, index, batch.next()));
      }
    }
    if (tasks.size() >= TASKS_OF_A_CHUNK) {
      flush();
    }
  }

  private static String name(@Nullable Object thread) {
    return thread instanceof ThreadKey key ? key.name() : "";
  }

  private static TaskBatch.Task task(EventView event) {
    return new TaskBatch.Task(
        event.text("taskClass"),
        event.text("origin"),
        event.number("taskId"),
        event.number("parentId"),
        event.number("depth"),
        event.startNanos(),
        event.durationNanos());
  }

  /** Writes what is left. */
  public void flush() throws IOException {
    if (!tasks.isEmpty()) {
      TaskChunk.write(tasks, out);
      tasks.clear();
    }
  }

  /** How many batches there were. */
  public long batches() {
    return batches;
  }
}
