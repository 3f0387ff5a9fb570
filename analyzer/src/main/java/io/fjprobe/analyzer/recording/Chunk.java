package io.fjprobe.analyzer.recording;

/** A chunk that is completely there. */
record Chunk(long position, ChunkHeader header) {}
