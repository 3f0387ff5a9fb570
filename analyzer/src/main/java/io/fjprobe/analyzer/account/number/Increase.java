package io.fjprobe.analyzer.account.number;

import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How much cumulative counters grew during spans of time.
 *
 * <p>A span reaches from the last snapshot at or before its start to the first at or after its end.
 * Birth is a snapshot of zeros. Where no snapshot is old enough the first one counts as start, and
 * where none is young enough the last one as end. Spans that overlap then are one.
 *
 * @param <C> the counters of one event
 * @param nanos time between the snapshots
 * @param queued tasks in queues, more (or less, if negative) than before
 * @param counters in the order of the snapshots'; -1 where not recorded
 */
public record Increase<C extends Enum<C>>(long nanos, long queued, long[] counters) {

  public static <C extends Enum<C>> Increase<C> none() {
    return new Increase<>(0, 0, new long[0]);
  }

  private record Bracket(int first, int last) {}

  /**
   * @param bornNanos null when that was before the recording
   */
  public static <C extends Enum<C>> Increase<C> of(
      List<Snapshot<C>> snapshots, @Nullable Long bornNanos, List<Timeline.Span> spans) {
    return of(snapshots, bornNanos, Map.of(), spans);
  }

  /**
   * @param atBirth counters that were not 0 then
   */
  public static <C extends Enum<C>> Increase<C> of(
      List<Snapshot<C>> snapshots,
      @Nullable Long bornNanos,
      Map<C, Long> atBirth,
      List<Timeline.Span> spans) {
    List<Snapshot<C>> sorted = new ArrayList<>(snapshots);
    sorted.sort(Comparator.comparingLong(Snapshot::nanos));
    if (bornNanos != null && !sorted.isEmpty()) {
      Snapshot<C> birth = zerosLike(sorted.get(0), Math.min(bornNanos, sorted.get(0).nanos()));
      atBirth.forEach((counter, count) -> birth.counters()[counter.ordinal()] = count);
      sorted.add(0, birth);
    }
    int width = sorted.isEmpty() ? 0 : sorted.get(0).counters().length;
    Increase<C> sum = new Increase<>(0, 0, new long[width]);
    for (Bracket bracket : brackets(sorted, spans)) {
      sum = sum.plus(between(sorted.get(bracket.first), sorted.get(bracket.last)));
    }
    return sum;
  }

  public Increase<C> plus(Increase<C> other) {
    long[] summed = new long[Math.max(counters.length, other.counters.length)];
    for (int i = 0; i < summed.length; i++) {
      summed[i] = Sums.add(at(counters, i), at(other.counters, i));
    }
    return new Increase<>(nanos + other.nanos, queued + other.queued, summed);
  }

  /** Null when not recorded. */
  public @Nullable Long get(C counter) {
    return counters.length == 0 ? null : Sums.orNull(counters[counter.ordinal()]);
  }

  private static long at(long[] values, int index) {
    return index < values.length ? values[index] : 0;
  }

  private static <C extends Enum<C>> Snapshot<C> zerosLike(Snapshot<C> example, long nanos) {
    return new Snapshot<>(nanos, "birth", 0, 0, new long[example.counters().length]);
  }

  private static <C extends Enum<C>> Increase<C> between(Snapshot<C> first, Snapshot<C> last) {
    long[] grown = new long[last.counters().length];
    for (int i = 0; i < grown.length; i++) {
      boolean known = first.counters()[i] >= 0 && last.counters()[i] >= 0;
      // statistics that two threads wrote at the same time may come in the wrong order
      grown[i] =
          known ? Math.max(last.counters()[i] - first.counters()[i], 0) : Snapshot.NOT_RECORDED;
    }
    return new Increase<>(last.nanos() - first.nanos(), last.queued() - first.queued(), grown);
  }

  private static List<Bracket> brackets(
      List<? extends Snapshot<?>> sorted, List<Timeline.Span> spans) {
    List<Bracket> merged = new ArrayList<>();
    for (Timeline.Span span : spans) {
      Bracket next = bracket(sorted, span);
      Bracket previous = merged.isEmpty() ? null : merged.get(merged.size() - 1);
      if (previous != null && next.first < previous.last) {
        merged.remove(merged.size() - 1);
        next = new Bracket(previous.first, Math.max(previous.last, next.last));
      }
      if (next.first < next.last) {
        merged.add(next);
      }
    }
    return merged;
  }

  private static Bracket bracket(List<? extends Snapshot<?>> sorted, Timeline.Span span) {
    int first = 0;
    int last = 0;
    for (int i = 0; i < sorted.size(); i++) {
      if (sorted.get(i).nanos() <= span.startNanos()) {
        first = i;
      }
      last = i;
      if (sorted.get(i).nanos() >= span.endNanos()) {
        break;
      }
    }
    return new Bracket(first, last);
  }
}
