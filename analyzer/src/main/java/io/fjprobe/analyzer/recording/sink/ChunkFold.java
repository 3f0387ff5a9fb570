package io.fjprobe.analyzer.recording.sink;

import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.timeline.Timeline;

/**
 * What the sinks of one chunk share.
 *
 * @param operations type of events that are operations of the program; null: none
 */
public record ChunkFold(Facts facts, Timeline timeline, String operations) {

  public ChunkFold(Facts facts, Timeline timeline) {
    this(facts, timeline, null);
  }
}
