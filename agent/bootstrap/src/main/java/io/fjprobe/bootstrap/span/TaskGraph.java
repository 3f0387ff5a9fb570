package io.fjprobe.bootstrap.span;

import io.fjprobe.bootstrap.event.LongText;
import io.fjprobe.bootstrap.event.TaskGraphEvent;
import io.fjprobe.bootstrap.task.Batch;
import io.fjprobe.bootstrap.task.PackedTasks;

/** Tasks that a thread ran, with whom they forked and joined, at level=full with span=on. */
public final class TaskGraph extends Batch {

  /** Of a task in one record: others are in the next. */
  static final int MOST_EDGES = 32;

  /** Besides its edges. */
  private static final int NUMBERS = 4;

  private final int poolId;

  TaskGraph(int poolId) {
    this.poolId = poolId;
  }

  /** A task so far. */
  void add(SpanFrame task) {
    write(task, false);
  }

  /** A task that has ended. */
  void addLast(SpanFrame task) {
    write(task, true);
  }

  private void write(SpanFrame task, boolean last) {
    int numbers = NUMBERS + Edges.NUMBERS * task.edges.size();
    PackedTasks into = partFor(task.type, numbers, 0, task.id);
    into.put(4L * into.classOf(task.type) + (task.first ? 2 : 0) + (last ? 1 : 0));
    into.putSigned(task.id - into.baseId);
    if (last) {
      into.put(task.ownWork());
    }
    Edges edges = task.edges;
    into.put(edges.size());
    for (int i = 0; i < edges.size(); i++) {
      into.put(edges.kind(i));
      into.putSigned(edges.other(i) - task.id);
      if (edges.kind(i) == Edges.COMPLETER) {
        into.putIdOrNone(edges.at(i), task.id);
      } else {
        into.put(edges.at(i));
      }
    }
    edges.clear();
    into.ends();
  }

  @Override
  protected void tell(PackedTasks from, long told, long added) {
    TaskGraphEvent event = new TaskGraphEvent();
    if (!event.isEnabled()) {
      return;
    }
    event.poolId = poolId;
    event.tasks = PackedTasks.tasks(added) - PackedTasks.tasks(told);
    event.taskClasses = LongText.of(from.classNames());
    event.baseId = from.baseId;
    event.data = LongText.of(from.text(told, added));
    event.commit();
  }
}
