package io.fjprobe.analyzer.recording.machine;

import io.fjprobe.analyzer.recording.stack.Lines;
import org.jspecify.annotations.Nullable;

/**
 * Who called System.gc().
 *
 * @param line of user code, in {@link Lines} until lines are named; null: there is none
 */
public record CollectionCall(int segment, @Nullable String line) {

  public CollectionCall at(@Nullable String newLine) {
    return new CollectionCall(segment, newLine);
  }
}
