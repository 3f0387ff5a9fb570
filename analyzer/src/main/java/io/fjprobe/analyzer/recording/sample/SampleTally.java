package io.fjprobe.analyzer.recording.sample;

import io.fjprobe.analyzer.recording.part.Part;
import io.fjprobe.analyzer.recording.stack.ApplicationCode;
import io.fjprobe.analyzer.recording.stack.SampleKind;
import io.fjprobe.analyzer.recording.stack.SampledStack;
import java.util.HashMap;
import java.util.Map;

/** Samples by kind. */
public final class SampleTally implements Part<SampleTally> {

  private final long[] counts = new long[SampleKind.values().length];
  private final Map<CodeLine, Long> lines = new HashMap<>();

  /**
   * This has for each line who called it, and how often. It is filled when lines have their names.
   */
  private final Map<CodeLine, Map<String, Long>> callers = new HashMap<>();

  private long inHooks;
  private long interpreted;
  private long threadPerTask;
  private long ownInTasks;
  private final Map<String, Long> threadPerTaskLines = new HashMap<>();

  public void add(SampledStack stack) {
    counts[stack.kind().ordinal()]++;
    inHooks += stack.hook() ? 1 : 0;
    interpreted += stack.interpreted() ? 1 : 0;
    threadPerTask += stack.threadPerTask() ? 1 : 0;
    if (stack.line() != null) {
      lines.merge(new CodeLine(stack.kind(), stack.line(), stack.exception()), 1L, Long::sum);
    }
    if (stack.taskLine() != null) {
      threadPerTaskLines.merge(stack.taskLine(), 1L, Long::sum);
    }
  }

  @Override
  public void merge(SampleTally other) {
    for (int i = 0; i < counts.length; i++) {
      counts[i] += other.counts[i];
    }
    inHooks += other.inHooks;
    interpreted += other.interpreted;
    threadPerTask += other.threadPerTask;
    ownInTasks += other.ownInTasks;
    other.lines.forEach((line, count) -> lines.merge(line, count, Long::sum));
    other.callers.forEach(
        (line, more) -> {
          Map<String, Long> counts = callers.computeIfAbsent(line, key -> new HashMap<>());
          more.forEach((caller, count) -> counts.merge(caller, count, Long::sum));
        });
    other.threadPerTaskLines.forEach(
        (line, count) -> threadPerTaskLines.merge(line, count, Long::sum));
  }

  @Override
  public void nameLines(ApplicationCode code) {
    Map<CodeLine, Long> named = new HashMap<>();
    lines.forEach(
        (line, count) -> {
          CodeLine chosen = new CodeLine(line.kind(), code.choose(line.line()), line.exception());
          named.merge(chosen, count, Long::sum);
          String caller = code.caller(line.line());
          if (caller != null) {
            callers.computeIfAbsent(chosen, key -> new HashMap<>()).merge(caller, count, Long::sum);
          }
        });
    lines.clear();
    lines.putAll(named);
    named.forEach(
        (line, count) ->
            ownInTasks +=
                line.kind() == SampleKind.TASK_WORK && code.isOwn(line.line()) ? count : 0);
  }

  public long of(SampleKind kind) {
    return counts[kind.ordinal()];
  }

  /** Returns samples by where they were. Those without a frame of user code are not in it. */
  public Map<CodeLine, Long> lines() {
    return lines;
  }

  /** Returns where the application's code called a line, and how often that was seen. */
  public Map<String, Long> callers(CodeLine line) {
    return callers.getOrDefault(line, Map.of());
  }

  /** Returns how many of all samples were in code that no JIT compiled, or not yet. */
  public long interpreted() {
    return interpreted;
  }

  /**
   * Returns how many of all samples were in threads that run one task of a CompletableFuture each.
   */
  public long threadPerTask() {
    return threadPerTask;
  }

  /**
   * Returns how many samples of the work of tasks were in code of the application, or called by it.
   */
  public long ownInTasks() {
    return ownInTasks;
  }

  /** Returns the lines of the tasks that have a thread each, and how often they were sampled. */
  public Map<String, Long> threadPerTaskLines() {
    return threadPerTaskLines;
  }

  /** Returns how many of all samples had a hook of the agent on top. */
  public long inHooks() {
    return inHooks;
  }
}
