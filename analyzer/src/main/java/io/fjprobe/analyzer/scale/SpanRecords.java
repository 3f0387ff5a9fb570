package io.fjprobe.analyzer.scale;

import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.machine.GcPause;
import io.fjprobe.analyzer.recording.machine.SystemThreads;
import io.fjprobe.analyzer.recording.span.SpanCounts;
import io.fjprobe.analyzer.recording.span.TaskSamples;
import io.fjprobe.analyzer.recording.stack.TaskLine;
import io.fjprobe.analyzer.recording.timeline.Iteration;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a recording has of work and span, and of what disturbed them.
 *
 * @param runners the threads that ran tasks: workers, and others that waited for some
 * @param iterations those of a workload that are measured, the first one first
 */
record SpanRecords(
    SpanCounts counts,
    List<Iteration> iterations,
    List<GcPause> pauses,
    SystemThreads threads,
    Set<ThreadKey> runners,
    TaskSamples samples) {

  SpanRecords {
    iterations =
        iterations.stream()
            .filter(each -> each.measured() && !each.isPart())
            .sorted(Comparator.comparingLong(Iteration::startNanos))
            .toList();
  }

  static SpanRecords of(Facts facts) {
    Set<ThreadKey> runners = new HashSet<>();
    facts.pools().values().forEach(pool -> runners.addAll(pool.threads()));
    facts.externals().forEach(each -> runners.add(each.thread()));
    return new SpanRecords(
        facts.spans(),
        facts.iterations(),
        facts.heap().pauses(),
        facts.systemThreads(),
        runners,
        facts.taskSamples());
  }

  /** Returns when the time that counts begins: that of the measured iterations, if there are. */
  long from() {
    return iterations.stream().mapToLong(Iteration::startNanos).min().orElse(Long.MIN_VALUE);
  }

  /** Returns when it ends. */
  long until() {
    return iterations.stream().mapToLong(Iteration::endNanos).max().orElse(Long.MAX_VALUE);
  }

  /**
   * Returns how long the collector paused all threads, in ns; null: there are no such events, so
   * that nobody knows whether there were pauses.
   */
  @Nullable Long pausedNanos() {
    return pauses.isEmpty()
        ? null
        : pauses.stream()
            .filter(each -> each.startNanos() >= from() && each.startNanos() < until())
            .mapToLong(GcPause::nanos)
            .sum();
  }

  /** Returns how often tasks were seen at each line in the time that counts. */
  Map<TaskLine, Long> lines() {
    return samples.lines(from(), until());
  }

  /** Returns how long runners waited for a CPU, all together, in ns; null: not recorded. */
  @Nullable Long waitedNanos() {
    return threads.waitedNanos(runners, from(), until());
  }
}
