package io.fjprobe.analyzer.recording.file;

import io.fjprobe.analyzer.recording.chunk.BrokenChunkException;
import io.fjprobe.analyzer.recording.chunk.ChunkBytes;
import io.fjprobe.analyzer.recording.jmc.JmcParser;
import io.fjprobe.analyzer.recording.jmc.ParsedEvents;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

/** Lets JDK Mission Control's parser read one chunk, which it needs as a stream of its own. */
final class ChunkParser {

  private ChunkParser() {}

  static void parse(Path file, Chunk chunk, ParsedEvents events) throws BrokenChunkException {
    long size = chunk.header().size();
    if (size > Integer.MAX_VALUE) {
      throw new BrokenChunkException(
          "it has more than 2 GB, which the parser of JDK Mission Control does not read");
    }
    try (FileChannel channel = FileChannel.open(file)) {
      ChunkCheck.check(ChunkBytes.map(channel, chunk.position(), size), chunk.header());
      channel.position(chunk.position());
      InputStream bytes = new BoundedStream(Channels.newInputStream(channel), size);
      JmcParser.parse(bytes, events);
    } catch (IOException | RuntimeException e) {
      throw new BrokenChunkException(e + events.place(), e);
    }
  }
}
