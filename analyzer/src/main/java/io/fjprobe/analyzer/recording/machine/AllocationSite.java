package io.fjprobe.analyzer.recording.machine;

import io.fjprobe.analyzer.recording.stack.Lines;
import org.jspecify.annotations.Nullable;

/**
 * Who allocates objects.
 *
 * @param line of user code, in {@link Lines} until lines are named; null: there is none
 */
public record AllocationSite(int segment, @Nullable String line) {

  public AllocationSite at(@Nullable String newLine) {
    return new AllocationSite(segment, newLine);
  }
}
