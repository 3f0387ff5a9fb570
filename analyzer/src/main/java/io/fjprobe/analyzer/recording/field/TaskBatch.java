package io.fjprobe.analyzer.recording.field;

import io.fjprobe.analyzer.recording.stack.GeneratedCode;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** The tasks that one TaskBatch event has; agent/events.txt has the format. */
public final class TaskBatch implements Iterator<TaskBatch.Task> {

  /**
   * One task of the batch, like a TaskRun.
   *
   * @param startNanos since the epoch
   * @param parentId 0: none
   */
  public record Task(
      String taskClass,
      String origin,
      long taskId,
      long parentId,
      long depth,
      long startNanos,
      long nanos) {}

  private static final String[] ORIGINS = {"popped", "joined", "stolen", "submitted", "invoked"};

  /** The origin has this many bits in the kind of a task, the lowest ones. */
  private static final int ORIGIN_BITS = 3;

  private final String[] classes;
  private final long baseNanos;
  private final long baseId;
  private final PackedNumbers data;
  private long left;

  /**
   * @param baseNanos since the epoch
   */
  public TaskBatch(long tasks, String taskClasses, long baseNanos, long baseId, String data) {
    this.left = tasks;
    this.classes = taskClasses.trim().split(" ");
    Arrays.setAll(classes, i -> GeneratedCode.withoutNumber(classes[i]));
    this.baseNanos = baseNanos;
    this.baseId = baseId;
    this.data = new PackedNumbers(data);
  }

  /** Makes a batch of an event fjprobe.TaskBatch. */
  public static TaskBatch of(EventView event, TaskClock clock) {
    return new TaskBatch(
        event.number("tasks"),
        event.text("taskClasses"),
        clock.nanosOf(event.number("baseTime"), event.startNanos() - event.number("baseAge")),
        event.number("baseId"),
        event.text("data"));
  }

  @Override
  public boolean hasNext() {
    return left > 0 && data.hasNext();
  }

  @Override
  public Task next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    left--;
    int kind = (int) data.next();
    long taskId = baseId + data.nextSigned();
    long parent = data.next();
    long depth = data.next();
    long start = baseNanos + data.nextSigned();
    return new Task(
        classes[kind >> ORIGIN_BITS],
        ORIGINS[kind & (1 << ORIGIN_BITS) - 1],
        taskId,
        parent == 0 ? 0 : taskId - PackedNumbers.signed(parent - 1),
        depth,
        start,
        data.next());
  }
}
