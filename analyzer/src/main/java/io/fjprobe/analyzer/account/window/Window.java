package io.fjprobe.analyzer.account.window;

import static java.util.stream.Collectors.toSet;

import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.machine.MachineFacts;
import io.fjprobe.analyzer.recording.timeline.Iteration;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The part of a recording that an account is about.
 *
 * @param segments null: all of them
 * @param operations null: the recording does not say what the program did
 */
public record Window(
    List<Timeline.Span> spans, @Nullable Set<Integer> segments, @Nullable Operations operations) {

  public static Window whole(Recording recording) {
    return new Window(all(recording), null, null);
  }

  /** Returns all of a recording as one span. */
  public static List<Timeline.Span> all(Recording recording) {
    return List.of(new Timeline.Span(recording.startNanos(), recording.endNanos()));
  }

  public static Window of(Recording recording, List<Iteration> measured) {
    return new Window(
        measured.stream()
            .sorted(Comparator.comparingLong(Iteration::startNanos))
            .map(iteration -> new Timeline.Span(iteration.startNanos(), iteration.endNanos()))
            .toList(),
        measured.stream()
            .map(iteration -> recording.timeline().segmentAt(iteration.endNanos()))
            .collect(toSet()),
        Operations.of(measured, OperationBlocks.callsOf(measured.get(0), recording)));
  }

  public boolean contains(int segment) {
    return segments == null || segments.contains(segment);
  }

  /** Returns the time that the spans share with another one, in nanoseconds. */
  public long common(long startNanos, long endNanos) {
    long common = 0;
    for (Timeline.Span span : spans) {
      if (span.startNanos() >= endNanos) {
        break; // they are sorted
      }
      common +=
          Math.max(
              0, Math.min(span.endNanos(), endNanos) - Math.max(span.startNanos(), startNanos));
    }
    return common;
  }

  /**
   * Returns one span from the first span's start to the last one's end, for reports that are
   * further apart.
   */
  public List<Timeline.Span> around() {
    return List.of(
        new Timeline.Span(spans.get(0).startNanos(), spans.get(spans.size() - 1).endNanos()));
  }

  public MachineFacts machine(Recording recording) {
    return MachineFacts.sum(
        recording.facts().machine().entrySet().stream()
            .filter(entry -> contains(entry.getKey()))
            .map(Map.Entry::getValue)
            .toList());
  }

  /**
   * Returns the length of one of the segments in nanoseconds; that of everything when there are
   * none.
   */
  public long nanosOf(int segment, Recording recording) {
    return segments == null
        ? wallNanos()
        : spans.stream()
            .filter(span -> recording.timeline().segmentAt(span.endNanos()) == segment)
            .mapToLong(span -> span.endNanos() - span.startNanos())
            .sum();
  }

  public boolean covers(long nanos) {
    return spans.stream().anyMatch(s -> s.startNanos() <= nanos && nanos <= s.endNanos());
  }

  /**
   * Returns the most workers in the statistics just after each span. A span may be shorter than the
   * time between two statistics.
   */
  public long workersAround(List<Snapshot<PoolCounter>> snapshots) {
    long workers = 0;
    for (Timeline.Span span : spans) {
      workers =
          Math.max(
              workers,
              snapshots.stream()
                  .filter(snapshot -> snapshot.nanos() >= span.endNanos())
                  .min(Comparator.comparingLong(Snapshot::nanos))
                  .map(Snapshot::workers)
                  .orElse(0));
    }
    return workers;
  }

  public long wallNanos() {
    return spans.stream().mapToLong(span -> span.endNanos() - span.startNanos()).sum();
  }
}
