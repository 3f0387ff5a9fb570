package io.fjprobe.analyzer.detail;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * One thread. A state is a text with a letter for each bin, from A for nothing to / (of base 64)
 * for all of the bin; null: nothing in any bin.
 *
 * @param pool null for a thread that is no worker
 * @param spare started to make up for a blocked worker
 * @param started why, and for a spare worker for whom; null: not recorded
 * @param fromNanos since the recording began; null: not known when it lived
 * @param alive that the thread was there, and the statistics say what it did
 * @param joinBlocked by events and statistics, as are the next two
 * @param unmanagedBlocked by events of the JDK
 * @param somewhen of the three: known by statistics as a sum, but not when in the time between two
 * @param totals measured, for the part of its life that the recording covers
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Lane(
    String name,
    String pool,
    int index,
    boolean spare,
    String started,
    String ended,
    Long fromNanos,
    Long toNanos,
    String alive,
    String joinBlocked,
    String managedBlocked,
    String idle,
    String unmanagedBlocked,
    String somewhen,
    Totals totals) {

  /**
   * Null: not recorded.
   *
   * @param unmanagedNanos of events above the threshold of the JDK's settings
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Totals(
      Long lifeNanos, Long joinNanos, Long managedNanos, Long idleNanos, Long unmanagedNanos) {}

  /** How much text the states of these are. */
  static long letters(List<Lane> lanes) {
    return lanes.stream()
        .flatMap(
            lane ->
                Stream.of(
                    lane.alive,
                    lane.joinBlocked,
                    lane.managedBlocked,
                    lane.idle,
                    lane.unmanagedBlocked,
                    lane.somewhen))
        .filter(Objects::nonNull)
        .mapToLong(String::length)
        .sum();
  }
}
