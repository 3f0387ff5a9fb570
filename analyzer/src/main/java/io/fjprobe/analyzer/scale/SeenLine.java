package io.fjprobe.analyzer.scale;

import io.fjprobe.analyzer.recording.stack.TaskLine;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The line that samples saw most often in tasks of a class.
 *
 * @param samples that saw it
 * @param of samples of all tasks of the class
 */
public record SeenLine(String line, long samples, long of) {

  /** Null: no sample saw a task of this class. */
  static @Nullable SeenLine of(String task, Map<TaskLine, Long> lines) {
    Map<String, Long> own = new HashMap<>();
    lines.forEach(
        (line, count) -> {
          if (line.isOf(task)) {
            own.merge(line.line(), count, Long::sum);
          }
        });
    long all = own.values().stream().mapToLong(Long::longValue).sum();
    return own.entrySet().stream()
        .max(Map.Entry.<String, Long>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
        .map(most -> new SeenLine(most.getKey(), most.getValue(), all))
        .orElse(null);
  }
}
