package io.fjprobe.analyzer.recording.moment;

import io.fjprobe.analyzer.contract.Doing;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where looks saw threads that no sample shows: where they ran, or waited for a short time between
 * runs. Samples show Java code only. A thread that lets others go on, or is let go on all the time,
 * spends most of its time in the JVM and in the system, and so does one that copies large arrays.
 */
final class LookedLines {

  /** It takes as many stacks that looks saw to say where threads run whatever samples show. */
  private static final int ENOUGH = 8;

  /** Times of threads at the lines where looks saw them. */
  private static final class AtLines {
    private final Map<BoxKey, Double> lines = new LinkedHashMap<>();
    private int stacks;

    private void add(BoxKey line, double nanos) {
      lines.merge(line, nanos, Double::sum);
      stacks++;
    }

    /** Gives the times of a box to the lines, in the proportion in which they were seen. */
    private void share(BoxTally tally, Moments moments) {
      double sum = lines.values().stream().mapToDouble(each -> each).sum();
      lines.forEach(
          (line, its) -> {
            double share = its / sum;
            moments.box(line).merge(tally.times(share, Math.sqrt(share * (1 - share) / stacks)));
          });
    }
  }

  private final @Nullable SampledShare sampled;

  /** Those of which no sample is known, by the box of those whose line is not known. */
  private final Map<BoxKey, AtLines> unsampled = new LinkedHashMap<>();

  /** All that run code of the application, by the box without a line. */
  private final Map<BoxKey, AtLines> groups = new LinkedHashMap<>();

  /**
   * @param sampled null: not known
   */
  LookedLines(@Nullable SampledShare sampled) {
    this.sampled = sampled;
  }

  /**
   * @param actor that runs
   * @param runs for so many nanoseconds
   * @param nanos of the time that it has
   */
  void add(Actor actor, int segment, double runs, double nanos) {
    BoxKey key = actor.key(segment);
    if (!actor.sampled && actor.lookedLine != null) {
      unsampled
          .computeIfAbsent(key, k -> new AtLines())
          .add(key.at(actor.lookedLine, actor.lookedContext), nanos);
    }
    if (actor.doing == Doing.RUNS) {
      BoxKey group = key.withoutLine();
      if (sampled != null) {
        sampled.add(group, actor, runs);
      }
      if (actor.lookedLine != null) {
        groups
            .computeIfAbsent(group, k -> new AtLines())
            .add(group.at(actor.lookedLine, actor.lookedContext), nanos);
      }
    }
  }

  /** Gives times to the lines at which looks saw threads run. */
  void name(Moments moments) {
    groups.forEach(
        (group, seen) -> {
          if (sampled != null && seen.stacks >= ENOUGH && sampled.isLow(group)) {
            seen.share(taken(group, moments), moments);
          }
        });
    unsampled.forEach(
        (unknown, seen) -> {
          BoxTally tally = moments.boxes().remove(unknown);
          if (tally != null) {
            seen.share(tally, moments);
          }
        });
  }

  /** Takes all boxes of some threads away. */
  private static BoxTally taken(BoxKey group, Moments moments) {
    BoxTally all = new BoxTally();
    for (BoxKey key : List.copyOf(moments.boxes().keySet())) {
      if (key.withoutLine().equals(group)) {
        all.merge(moments.boxes().remove(key));
      }
    }
    return all;
  }
}
