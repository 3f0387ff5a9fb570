package io.fjprobe.analyzer.detail;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What the thread did, and when. A state is a text with a letter for each bin, from A for nothing
 * to / (of base 64) for all of the bin; null: nothing in any bin.
 *
 * @param alive that the thread was there, and the statistics say what it did
 * @param joinBlocked by events and statistics, as are the next two
 * @param unmanagedBlocked by events of the JDK
 * @param somewhen of the three: known by statistics as a sum, but not when in the time between two
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record LaneStates(
    @Nullable String alive,
    @Nullable String joinBlocked,
    @Nullable String managedBlocked,
    @Nullable String idle,
    @Nullable String unmanagedBlocked,
    @Nullable String somewhen) {

  Stream<String> texts() {
    return Stream.of(alive, joinBlocked, managedBlocked, idle, unmanagedBlocked, somewhen)
        .filter(Objects::nonNull);
  }
}
