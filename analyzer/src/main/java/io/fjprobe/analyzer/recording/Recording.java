package io.fjprobe.analyzer.recording;

import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.nio.file.Path;
import java.util.List;

/**
 * One recording, read.
 *
 * @param problems parts that could not be read, as sentences
 */
public record Recording(
    Path file,
    long startNanos,
    long endNanos,
    int chunks,
    Timeline timeline,
    Facts facts,
    List<String> problems) {}
