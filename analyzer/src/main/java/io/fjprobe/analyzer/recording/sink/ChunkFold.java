package io.fjprobe.analyzer.recording.sink;

import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.Timeline;

/** What the sinks of one chunk share. */
public record ChunkFold(Facts facts, Timeline timeline) {}
