package io.fjprobe.analyzer.recording.file;

import io.fjprobe.analyzer.recording.Facts;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What came of a chunk.
 *
 * @param facts null: it could not be read
 * @param leftOut events that could not be taken, by type and reason
 * @param failure null: it was read
 */
record FoldedChunk(@Nullable Facts facts, Map<String, Long> leftOut, @Nullable String failure) {}
