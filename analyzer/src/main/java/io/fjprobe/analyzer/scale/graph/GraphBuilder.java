package io.fjprobe.analyzer.scale.graph;

import io.fjprobe.analyzer.recording.field.EventView;
import io.fjprobe.analyzer.recording.field.PackedNumbers;
import io.fjprobe.analyzer.recording.stack.GeneratedCode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Makes a graph of the events fjprobe.TaskGraph of a recording. */
public final class GraphBuilder {

  public static final String EVENT = "fjprobe.TaskGraph";

  private final GraphArrays arrays = new GraphArrays();
  private final IdBlocks ids = new IdBlocks();
  private final Map<String, Short> classes = new HashMap<>();
  private final List<String> classNames = new ArrayList<>();

  /** Takes an event of this type. */
  public void add(EventView event) {
    String[] names = event.text("taskClasses").trim().split(" ");
    short[] numbers = new short[names.length];
    for (int i = 0; i < names.length; i++) {
      numbers[i] = numberOf(GeneratedCode.withoutNumber(names[i]));
    }
    PackedNumbers data = new PackedNumbers(event.text("data"));
    boolean outside = event.number("poolId") < 0;
    long baseId = event.number("baseId");
    for (long left = event.number("tasks"); left > 0; left--) {
      TaskRecord record = TaskRecord.of(data, baseId, ids);
      arrays.add(record, numbers[record.taskClass()], outside);
    }
  }

  private short numberOf(String name) {
    return classes.computeIfAbsent(
        name,
        any -> {
          classNames.add(name);
          return (short) (classNames.size() - 1);
        });
  }

  /** Returns null if there were no such events. To be called once, after all of them. */
  public @Nullable TaskGraph build() {
    if (arrays.tasks() == 0) {
      return null;
    }
    arrays.end();
    return new TaskGraph(arrays, classNames);
  }
}
