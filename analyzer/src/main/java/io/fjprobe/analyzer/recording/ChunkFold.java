package io.fjprobe.analyzer.recording;

/** What the sinks of one chunk share. */
record ChunkFold(Facts facts, Timeline timeline) {}
