package io.fjprobe.analyzer.recording.machine;

import io.fjprobe.analyzer.recording.stack.Lines;
import org.jspecify.annotations.Nullable;

/**
 * Who allocates objects, and of which class.
 *
 * @param line of user code, in {@link Lines} until lines are named; null: there is none
 * @param type of the objects
 */
public record AllocationSite(int segment, @Nullable String line, String type) {

  public AllocationSite at(@Nullable String newLine) {
    return new AllocationSite(segment, newLine, type);
  }
}
