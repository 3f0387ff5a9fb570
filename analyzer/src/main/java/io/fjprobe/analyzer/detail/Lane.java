package io.fjprobe.analyzer.detail;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One thread. The parts of its groups are side by side in JSON.
 *
 * @param totals measured, for the part of its life that the recording covers
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Lane(
    @JsonUnwrapped LaneThread thread,
    @JsonUnwrapped LaneLife life,
    @JsonUnwrapped LaneStates states,
    Totals totals) {

  /**
   * Null: not recorded.
   *
   * @param unmanagedNanos of events above the threshold of the JDK's settings
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Totals(
      @Nullable Long lifeNanos,
      @Nullable Long joinNanos,
      @Nullable Long managedNanos,
      @Nullable Long idleNanos,
      @Nullable Long unmanagedNanos) {}

  /** Returns how many letters the states of these lanes are. */
  static long letters(List<Lane> lanes) {
    return lanes.stream().flatMap(lane -> lane.states().texts()).mapToLong(String::length).sum();
  }
}
