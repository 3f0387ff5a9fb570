package io.fjprobe.analyzer.recording.task;

import io.fjprobe.analyzer.recording.field.RecordedClass;
import io.fjprobe.analyzer.recording.field.TypeField;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Tasks that one pool ran in one segment, by class. The class is looked up by identity. */
public final class TaskRuns {

  private final Map<RecordedClass, TaskTally> byType = new IdentityHashMap<>();
  private final Map<String, TaskTally> byClass = new HashMap<>();

  public TaskTally tally(@Nullable RecordedClass taskClass) {
    TaskTally tally = byType.get(taskClass);
    if (tally == null) {
      tally = byClass.computeIfAbsent(TypeField.nameOf(taskClass), k -> new TaskTally());
      byType.put(taskClass, tally);
    }
    return tally;
  }

  public TaskTally tallyOf(String taskClass) {
    return byClass.computeIfAbsent(taskClass, k -> new TaskTally());
  }

  public void merge(TaskRuns other) {
    other.byClass.forEach(
        (name, tally) -> byClass.computeIfAbsent(name, k -> new TaskTally()).merge(tally));
  }

  /** Returns the tasks by the name of the class. */
  public Map<String, TaskTally> byClass() {
    return byClass;
  }
}
