package io.fjprobe.analyzer.recording.file;

/** A chunk that is completely there. */
record Chunk(long position, ChunkHeader header) {}
