package io.fjprobe.analyzer.recording.file;

import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;

/**
 * Divides a recording into segments before its events are folded. Iterations at both ends of which
 * statistics were written are segments. If they were not, or if operations are counted that overlap
 * each other, the segments reach from one look at the counters to the next: only then is exactly
 * known how much was counted in each.
 */
final class TimelineScan {

  private static final String TICK = "fjprobe.LifeStatistics";
  private static final String OPERATIONS = "fjprobe.OperationStatistics";
  private static final Set<String> STATISTICS =
      Set.of("fjprobe.PoolStatistics", "fjprobe.WorkerStatistics", OPERATIONS);

  /** Events of these types have a duration. */
  static final Set<String> LASTING = Set.of(Timeline.ITERATION);

  static final Set<String> TYPES =
      Set.of(
          Timeline.ITERATION,
          TICK,
          OPERATIONS,
          "fjprobe.PoolStatistics",
          "fjprobe.WorkerStatistics");

  /**
   * All statistics of a look are written within this many nanoseconds, one after the other. Those
   * of the JVM are the last.
   */
  private static final long LOOK_NANOS = 100_000_000;

  /** A look may seem to come up to this many nanoseconds too late or too early. */
  private static final long JITTER_NANOS = 1_000_000;

  /**
   * At least this share of the iterations must have a look before them. Then the others are taken
   * for accidents.
   */
  private static final double MOST = 0.8;

  /**
   * A recording has at most about this many segments. More are no better for an interval, but
   * slower.
   */
  private static final int MOST_SEGMENTS = 60;

  private static final Comparator<Timeline.Span> BY_START =
      Comparator.comparingLong(Timeline.Span::startNanos);

  private final Map<String, List<Timeline.Span>> times = new HashMap<>();

  void add(Map<String, List<Timeline.Span>> ofChunk) {
    ofChunk.forEach(
        (type, spans) -> times.computeIfAbsent(type, k -> new ArrayList<>()).addAll(spans));
  }

  /**
   * @param counted the user names events that are operations
   */
  Timeline timeline(boolean counted) {
    List<Timeline.Span> iterations = times.getOrDefault(Timeline.ITERATION, List.of());
    boolean operations = counted || times.containsKey(OPERATIONS);
    if (!operations && (iterations.isEmpty() || isMarked(iterations))) {
      return new Timeline(iterations);
    }
    List<Timeline.Span> between = betweenLooks();
    return between.isEmpty() ? new Timeline(iterations) : Timeline.betweenLooks(between);
  }

  /**
   * Windows of the same length. Each begins with the first look at the counters in it, so that what
   * was counted in all of them adds up to what was counted in the recording.
   *
   * @param startNanos of the recording, where the first window begins
   * @param endNanos of the recording, where the last window ends
   */
  Timeline windows(long nanos, long startNanos, long endNanos) {
    NavigableSet<Long> statistics = statistics();
    List<Timeline.Span> spans = new ArrayList<>();
    long from = startNanos;
    for (Timeline.Span look :
        times.getOrDefault(TICK, List.of()).stream().sorted(BY_START).toList()) {
      long until = firstOf(look.startNanos(), from, statistics);
      boolean next = Math.floorDiv(look.startNanos(), nanos) > Math.floorDiv(from, nanos);
      if (next && until > from && look.startNanos() < endNanos) {
        spans.add(new Timeline.Span(from, until));
        from = look.startNanos();
      }
    }
    spans.add(new Timeline.Span(from, Math.max(endNanos, from)));
    return Timeline.betweenLooks(spans);
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
    NavigableSet<Long> statistics = statistics();
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
        long until = firstOf(look, from, statistics);
        if (until - from > LOOK_NANOS) {
          spans.add(new Timeline.Span(from, until));
          from = look;
          skipped = 0;
        }
      }
    }
    return spans;
  }

  private NavigableSet<Long> statistics() {
    TreeSet<Long> statistics = new TreeSet<>();
    STATISTICS.forEach(
        type -> times.getOrDefault(type, List.of()).forEach(s -> statistics.add(s.startNanos())));
    return statistics;
  }

  /**
   * Returns when the first statistics of a look were written that came later than another moment.
   */
  private static long firstOf(long look, long from, NavigableSet<Long> statistics) {
    Long first = statistics.ceiling(Math.max(look - LOOK_NANOS, from + 1));
    return first == null || first > look ? look : first;
  }
}
