package io.fjprobe.analyzer.recording;

import java.util.HashMap;
import java.util.Map;

/** Samples by kind. */
public final class SampleTally {

  private final long[] counts = new long[SampleKind.values().length];
  private final Map<CodeLine, Long> lines = new HashMap<>();
  private long inHooks;
  private long interpreted;
  private long threadPerTask;

  public void add(SampledStack stack) {
    counts[stack.kind().ordinal()]++;
    inHooks += stack.hook() ? 1 : 0;
    interpreted += stack.interpreted() ? 1 : 0;
    threadPerTask += stack.threadPerTask() ? 1 : 0;
    if (stack.line() != null) {
      lines.merge(new CodeLine(stack.kind(), stack.line(), stack.exception()), 1L, Long::sum);
    }
  }

  public void merge(SampleTally other) {
    for (int i = 0; i < counts.length; i++) {
      counts[i] += other.counts[i];
    }
    inHooks += other.inHooks;
    interpreted += other.interpreted;
    threadPerTask += other.threadPerTask;
    other.lines.forEach((line, count) -> lines.merge(line, count, Long::sum));
  }

  void nameLines(ApplicationCode code) {
    Map<CodeLine, Long> named = new HashMap<>();
    lines.forEach(
        (line, count) ->
            named.merge(
                new CodeLine(line.kind(), code.choose(line.line()), line.exception()),
                count,
                Long::sum));
    lines.clear();
    lines.putAll(named);
  }

  public long of(SampleKind kind) {
    return counts[kind.ordinal()];
  }

  /** By where they were; those without a frame of user code are not in it. */
  public Map<CodeLine, Long> lines() {
    return lines;
  }

  /** Of all: in code that no JIT compiled, or not yet. */
  public long interpreted() {
    return interpreted;
  }

  /** Of all: in threads that run one task of a CompletableFuture each. */
  public long threadPerTask() {
    return threadPerTask;
  }

  /** Of all: with a hook of the agent on top. */
  public long inHooks() {
    return inHooks;
  }
}
