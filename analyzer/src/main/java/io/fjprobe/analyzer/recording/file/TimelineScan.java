package io.fjprobe.analyzer.recording.file;

import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Divides a recording into segments before its events are folded. Iterations at both ends of which
 * statistics were written are segments. If they were not, or if operations are counted that overlap
 * each other, the segments reach from one look at the counters to the next: only then is exactly
 * known how much was counted in each.
 */
final class TimelineScan {

  static final String ITERATION = "fjprobe.WorkloadIteration";
  private static final String TICK = "fjprobe.LifeStatistics";
  private static final String OPERATIONS = "fjprobe.OperationStatistics";
  private static final Set<String> STATISTICS =
      Set.of("fjprobe.PoolStatistics", "fjprobe.WorkerStatistics");

  /** Types with a duration. */
  static final Set<String> LASTING = Set.of(ITERATION);

  static final Set<String> TYPES =
      Set.of(ITERATION, TICK, OPERATIONS, "fjprobe.PoolStatistics", "fjprobe.WorkerStatistics");

  /** All statistics of a look are written one after the other, the JVM's last. */
  private static final long LOOK_NANOS = 100_000_000;

  private static final long JITTER_NANOS = 1_000_000;

  /** Of the iterations, for the others to be taken for accidents. */
  private static final double MOST = 0.8;

  /** More are no better for an interval, but slower. */
  private static final int MOST_SEGMENTS = 60;

  private final Map<String, List<Timeline.Span>> times = new HashMap<>();

  void add(Map<String, List<Timeline.Span>> ofChunk) {
    ofChunk.forEach(
        (type, spans) -> times.computeIfAbsent(type, k -> new ArrayList<>()).addAll(spans));
  }

  /**
   * @param counted the user names events that are operations
   */
  Timeline timeline(boolean counted) {
    List<Timeline.Span> iterations = times.getOrDefault(ITERATION, List.of());
    boolean operations = counted || times.containsKey(OPERATIONS);
    if (!operations && (iterations.isEmpty() || isMarked(iterations))) {
      return new Timeline(iterations);
    }
    List<Timeline.Span> between = betweenLooks();
    return between.isEmpty() ? new Timeline(iterations) : Timeline.betweenLooks(between);
  }

  /** Whether the counters were looked at between each iteration and the one before. */
  private boolean isMarked(List<Timeline.Span> iterations) {
    TreeSet<Long> looks = new TreeSet<>();
    times.getOrDefault(TICK, List.of()).forEach(tick -> looks.add(tick.startNanos()));
    List<Timeline.Span> sorted = new ArrayList<>(iterations);
    sorted.sort(Comparator.comparingLong(Timeline.Span::startNanos));
    long previousEnd = 0;
    int marked = 0;
    for (Timeline.Span iteration : sorted) {
      Long look = looks.floor(iteration.startNanos() + JITTER_NANOS);
      marked += look != null && look >= previousEnd - JITTER_NANOS ? 1 : 0;
      previousEnd = iteration.endNanos();
    }
    return looks.isEmpty() || marked >= MOST * sorted.size();
  }

  private List<Timeline.Span> betweenLooks() {
    TreeSet<Long> statistics = new TreeSet<>();
    STATISTICS.forEach(
        type -> times.getOrDefault(type, List.of()).forEach(s -> statistics.add(s.startNanos())));
    TreeSet<Long> looks = new TreeSet<>();
    times.getOrDefault(TICK, List.of()).forEach(tick -> looks.add(tick.startNanos()));
    List<Timeline.Span> spans = new ArrayList<>();
    int perSegment = Math.max((looks.size() + MOST_SEGMENTS - 1) / MOST_SEGMENTS, 1);
    Long from = null;
    int skipped = 0;
    for (long look : looks) {
      if (from == null) {
        from = look;
      } else if (++skipped >= perSegment || look == looks.last()) {
        Long first = statistics.ceiling(Math.max(look - LOOK_NANOS, from + 1));
        long until = first == null || first > look ? look : first;
        if (until - from > LOOK_NANOS) {
          spans.add(new Timeline.Span(from, until));
          from = look;
          skipped = 0;
        }
      }
    }
    return spans;
  }
}
