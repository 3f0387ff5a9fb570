package io.fjprobe.analyzer.account.window;

import io.fjprobe.analyzer.account.number.Increase;
import io.fjprobe.analyzer.contract.OperationCounter;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.timeline.CallTally;
import io.fjprobe.analyzer.recording.timeline.Iteration;
import io.fjprobe.analyzer.recording.timeline.OperationFacts;
import io.fjprobe.analyzer.recording.timeline.OperationTally;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Turns operations that are counted into iterations. What lies between two looks at the counters is
 * one iteration, with as many operations as ended in it. So operations may overlap, and come from
 * any number of threads.
 */
public final class OperationBlocks {

  private static final String UNIT = "operation";

  private record Name(String name, @Nullable String mode) implements Comparable<Name> {

    @Override
    public int compareTo(Name other) {
      return toString().compareTo(other.toString());
    }
  }

  /**
   * The least number of parts that must be left when those at the ends are left out. Parts at the
   * ends are partly something else, but fewer parts do not show where operations begin and end.
   */
  private static final int ENOUGH = 3;

  private final Recording recording;
  private final Timeline timeline;

  private OperationBlocks(Recording recording) {
    this.recording = recording;
    timeline = recording.timeline();
  }

  /** Empty: nothing is counted so. */
  public static List<Iteration> of(Recording recording) {
    return recording.timeline().isBetweenLooks()
        ? new OperationBlocks(recording).iterations()
        : List.of();
  }

  private List<Iteration> iterations() {
    Map<Name, OperationTally[]> byName = new TreeMap<>();
    OperationFacts facts = recording.facts().operations();
    facts
        .tallies()
        .forEach(
            (key, tally) ->
                byName
                        .computeIfAbsent(
                            new Name(key.name(), key.mode()),
                            k -> new OperationTally[timeline.segments()])[key.segment()] =
                    tally);
    facts
        .snapshots()
        .forEach(
            (name, snapshots) -> {
              if (!isEachRecorded(name)) {
                byName.put(new Name(name, null), counted(snapshots));
              }
            });
    List<Iteration> iterations = new ArrayList<>();
    byName.forEach((name, tallies) -> iterations.addAll(blocks(name, tallies)));
    return iterations;
  }

  /**
   * Returns whether each operation has an event, as slow ones have, which says when it began. Then
   * one that lies in two parts counts in both by its share, so that a part has no more and no fewer
   * by chance.
   */
  private boolean isEachRecorded(String name) {
    List<Snapshot<OperationCounter>> snapshots =
        recording.facts().operations().snapshots().getOrDefault(name, List.of());
    Increase<OperationCounter> grown = Increase.of(snapshots, null, Window.all(recording));
    Long ended = grown.get(OperationCounter.ENDED);
    return ended != null && recording.facts().operations().calls(name).hasEachOf(ended);
  }

  /** Returns the calls of the operation that a part is of; null: not each of them is an event. */
  static @Nullable CallTally callsOf(Iteration part, Recording recording) {
    return part.isPart() ? new OperationBlocks(recording).callsOf(part.workload()) : null;
  }

  private @Nullable CallTally callsOf(String name) {
    return isEachRecorded(name) ? recording.facts().operations().calls(name) : null;
  }

  /**
   * Returns until when the events tell of all operations. An operation that has not ended yet has
   * no event, and may have begun as long ago as the slowest took.
   */
  private long settledUntil(String name) {
    return recording.facts().operations().snapshots().getOrDefault(name, List.of()).stream()
        .max(Comparator.comparingLong(Snapshot::nanos))
        .filter(last -> isEachRecorded(name))
        .filter(last -> last.get(OperationCounter.STARTED) > last.get(OperationCounter.ENDED))
        .map(last -> last.nanos() - recording.facts().operations().calls(name).slowestNanos())
        .orElse(Long.MAX_VALUE);
  }

  private OperationTally[] counted(List<Snapshot<OperationCounter>> snapshots) {
    OperationTally[] tallies = new OperationTally[timeline.segments()];
    for (int i = 0; i < tallies.length; i++) {
      Increase<OperationCounter> grown =
          Increase.of(snapshots, recording.startNanos(), List.of(timeline.span(i)));
      Long ended = grown.get(OperationCounter.ENDED);
      if (ended != null && ended > 0) {
        Long time = grown.get(OperationCounter.TIME);
        tallies[i] = new OperationTally();
        tallies[i].add(ended, time == null ? Double.NaN : time);
      }
    }
    return tallies;
  }

  private List<Iteration> blocks(Name name, OperationTally[] tallies) {
    int first = 0;
    int last = tallies.length - 1;
    while (first < last && tallies[first] == null) {
      first++;
    }
    while (last > first && tallies[last] == null) {
      last--;
    }
    CallTally calls = callsOf(name.name());
    if (calls == null && last - first - 1 >= ENOUGH) {
      first++;
      last--;
    }
    long settled = settledUntil(name.name());
    while (last - first >= ENOUGH && timeline.span(last).endNanos() > settled) {
      last--;
    }
    List<Iteration> blocks = new ArrayList<>();
    for (int i = first; i <= last; i++) {
      Timeline.Span span = calls == null ? timeline.span(i) : calls.within(timeline.span(i));
      double count = tallies[i] == null ? 0 : tallies[i].count();
      double nanos = tallies[i] == null ? 0 : tallies[i].nanos();
      blocks.add(
          Iteration.block(
              span.startNanos(), span.endNanos(), name.name(), name.mode(), count, nanos, UNIT));
    }
    // a block without operations would be infinitely slow: it counts with the one before it
    return merged(blocks);
  }

  private static List<Iteration> merged(List<Iteration> blocks) {
    List<Iteration> merged = new ArrayList<>();
    for (Iteration block : blocks) {
      Iteration before = merged.isEmpty() ? null : merged.get(merged.size() - 1);
      if (before != null && (block.operations() == 0 || before.operations() == 0)) {
        merged.set(merged.size() - 1, before.with(block));
      } else {
        merged.add(block);
      }
    }
    merged.removeIf(block -> block.operations() == 0);
    return merged;
  }
}
