package io.fjprobe.analyzer.recording.file;

import io.fjprobe.analyzer.recording.chunk.ChunkHeader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Where the chunks of a file are, and what of it is not a whole chunk.
 *
 * @param problems sentences, empty for a good file
 */
record ChunkIndex(List<Chunk> chunks, List<String> problems) {

  static ChunkIndex of(FileChannel file) throws IOException {
    List<Chunk> chunks = new ArrayList<>();
    List<String> problems = new ArrayList<>();
    long position = 0;
    long length = file.size();
    while (position < length) {
      ByteBuffer bytes = ByteBuffer.allocate(ChunkHeader.SIZE);
      while (bytes.hasRemaining() && file.read(bytes, position + bytes.position()) > 0) {
        // this reads until the header is full, or the file ends
      }
      bytes.flip();
      String problem = problemOf(bytes, chunks.size() + 1, length - position);
      if (problem != null) {
        problems.add(problem);
        break;
      }
      ChunkHeader header = ChunkHeader.read(bytes);
      chunks.add(new Chunk(position, header));
      if (!header.finished()) { // what follows is not in order yet
        problems.add(unfinished(header, chunks.size()));
        break;
      }
      position += header.size();
    }
    return new ChunkIndex(chunks, problems);
  }

  private static String unfinished(ChunkHeader header, int number) {
    return String.format(
        Locale.ROOT,
        "chunk %d is not finished: its JVM died or still runs; what it recorded after %s is missing",
        number,
        Instant.ofEpochSecond(0, header.endNanos()));
  }

  private static @Nullable String problemOf(ByteBuffer bytes, int number, long left) {
    String chunk = "chunk " + number;
    if (!ChunkHeader.startsChunk(bytes)) {
      return left + " bytes where " + chunk + " should begin are no chunk";
    }
    if (bytes.remaining() < ChunkHeader.SIZE) {
      return chunk + " is cut off in its header";
    }
    ChunkHeader header = ChunkHeader.read(bytes.duplicate());
    if (!header.supported()) {
      return chunk + " has the unknown format version " + header.majorVersion();
    }
    if (header.size() <= ChunkHeader.SIZE || header.metadataOffset() <= 0) {
      return chunk
          + " was still being written when it was copied or its JVM died, and nothing of it can be"
          + " read; only JDK 14 and later leave readable parts";
    }
    return header.size() > left
        ? String.format(
            Locale.ROOT,
            "%s is cut off: %,d of its %,d bytes are there",
            chunk,
            left,
            header.size())
        : null;
  }
}
