package io.fjprobe.analyzer.recording.file;

import io.fjprobe.analyzer.recording.chunk.ChunkScan;
import org.jspecify.annotations.Nullable;

/**
 * A chunk, and what a first look at it found.
 *
 * @param number from 1
 * @param scan null: our own reader does not take it
 */
record ScannedChunk(int number, Chunk chunk, @Nullable ChunkScan scan) {}
