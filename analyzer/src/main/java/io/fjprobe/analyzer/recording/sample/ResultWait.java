package io.fjprobe.analyzer.recording.sample;

import io.fjprobe.analyzer.recording.field.ThreadKey;

/**
 * A thread parked until a result was there, by a future or a latch. What pools count themselves,
 * waits for their tasks, is not here.
 *
 * @param line of user code; null where there is none
 */
public record ResultWait(ThreadKey thread, int segment, String line) {

  public ResultWait at(String chosen) {
    return new ResultWait(thread, segment, chosen);
  }
}
