package io.fjprobe.analyzer.recording.file;

import io.fjprobe.analyzer.recording.chunk.ChunkHeader;

/** A chunk that is completely there. */
record Chunk(long position, ChunkHeader header) {}
