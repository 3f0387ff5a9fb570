package io.fjprobe.analyzer.recording.timeline;

import io.fjprobe.analyzer.recording.field.ThreadKey;

/** A thread, and a segment of the {@link Timeline} in which it was seen. */
public record ThreadInSegment(ThreadKey thread, int segment) {}
