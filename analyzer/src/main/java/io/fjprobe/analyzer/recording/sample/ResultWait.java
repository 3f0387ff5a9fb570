package io.fjprobe.analyzer.recording.sample;

import io.fjprobe.analyzer.recording.field.ThreadKey;
import org.jspecify.annotations.Nullable;

/**
 * A thread parked until a result was there, by a future or a latch. What pools count themselves,
 * waits for their tasks, is not here.
 *
 * @param line of user code; null where there is none
 */
public record ResultWait(ThreadKey thread, int segment, @Nullable String line) {

  public ResultWait at(@Nullable String chosen) {
    return new ResultWait(thread, segment, chosen);
  }
}
