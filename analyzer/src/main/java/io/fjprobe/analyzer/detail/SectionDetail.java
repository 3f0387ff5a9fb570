package io.fjprobe.analyzer.detail;

import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.timeline.Iteration;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;

/** Pools of one section, in the order of the account. */
public record SectionDetail(List<PoolDetail> pools) {

  static SectionDetail of(Recording recording, SectionAccount section) {
    IntPredicate segments = segments(recording, section);
    return new SectionDetail(
        section.pools().stream().map(pool -> detail(recording, pool, segments)).toList());
  }

  private static PoolDetail detail(Recording recording, PoolAccount pool, IntPredicate segments) {
    return PoolDetail.of(recording, pool, segments);
  }

  /**
   * Returns the segments of the section's measured iterations. Of a whole recording, all belong to
   * it.
   */
  private static IntPredicate segments(Recording recording, SectionAccount section) {
    if (section.identity().workload() == null) {
      return segment -> true;
    }
    Set<Integer> segments =
        recording.facts().iterations().stream()
            .filter(Iteration::measured)
            .filter(Iteration::isWhole)
            .filter(i -> belongs(i, section))
            .map(i -> recording.timeline().segmentAt(i.endNanos()))
            .collect(Collectors.toSet());
    return segments::contains;
  }

  private static boolean belongs(Iteration iteration, SectionAccount section) {
    return Objects.equals(iteration.workload(), section.identity().workload())
        && Objects.equals(iteration.mode(), section.identity().mode())
        && section.period().operations() != null
        && Objects.equals(iteration.unit(), section.period().operations().unit())
        && Objects.equals(iteration.parallelism(), section.identity().parallelism());
  }
}
