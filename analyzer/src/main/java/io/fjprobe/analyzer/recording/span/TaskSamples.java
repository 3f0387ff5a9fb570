package io.fjprobe.analyzer.recording.span;

import io.fjprobe.analyzer.recording.part.Part;
import io.fjprobe.analyzer.recording.stack.TaskLine;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Samples of threads that run tasks: where in its own code the task was. */
public final class TaskSamples implements Part<TaskSamples> {

  /** Samples by the clock, and by CPU time. The latter are better. */
  public static final String BY_CLOCK = "jdk.ExecutionSample";

  public static final String BY_CPU_TIME = "jdk.CPUTimeSample";

  /** All of them. */
  public static final Set<String> EVENTS = Set.of(BY_CLOCK, BY_CPU_TIME);

  private record Sample(long nanos, boolean byCpuTime, TaskLine line) {}

  private final List<Sample> samples = new ArrayList<>();

  public void add(long nanos, boolean byCpuTime, TaskLine line) {
    samples.add(new Sample(nanos, byCpuTime, line));
  }

  @Override
  public void merge(TaskSamples other) {
    samples.addAll(other.samples);
  }

  /** Returns how often each line was seen between two moments. */
  public Map<TaskLine, Long> lines(long from, long until) {
    boolean byCpuTime = samples.stream().anyMatch(Sample::byCpuTime);
    Map<TaskLine, Long> lines = new HashMap<>();
    for (Sample each : samples) {
      if (each.byCpuTime == byCpuTime && each.nanos >= from && each.nanos <= until) {
        lines.merge(each.line, 1L, Long::sum);
      }
    }
    return lines;
  }
}
