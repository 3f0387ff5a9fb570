package io.fjprobe.analyzer.recording.file;

import io.fjprobe.analyzer.recording.chunk.ChunkBytes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.openjdk.jmc.flightrecorder.CouldNotLoadRecordingException;
import org.openjdk.jmc.flightrecorder.JfrLoaderToolkit;

/** Parses one chunk with sinks of its own, so that chunks know nothing of each other. */
final class ChunkParser {

  /** Kept, since a logger that nobody holds forgets its level. */
  private static final Logger PARSER_LOG = Logger.getLogger("org.openjdk.jmc");

  static {
    PARSER_LOG.setLevel(Level.OFF); // it warns of each field that is newer than the parser
  }

  private ChunkParser() {}

  /**
   * @param sinks know after which event it was that the parser gave up
   */
  static void parse(Path file, Chunk chunk, GuardedSinks sinks) throws BrokenChunkException {
    long size = chunk.header().size();
    if (size > Integer.MAX_VALUE) {
      throw new BrokenChunkException(
          "it has more than 2 GB, which the parser of JDK Mission Control does not read");
    }
    try (FileChannel channel = FileChannel.open(file)) {
      ChunkCheck.check(ChunkBytes.map(channel, chunk.position(), size), chunk.header());
      channel.position(chunk.position());
      InputStream bytes = new BoundedStream(Channels.newInputStream(channel), size);
      JfrLoaderToolkit.loadEvents(bytes, List.of(sinks));
    } catch (OutOfMemoryError e) {
      throw new BrokenChunkException("too large for the heap; try again with JAVA_OPTS=-Xmx1g", e);
    } catch (CouldNotLoadRecordingException
        | IOException
        | RuntimeException
        | StackOverflowError e) {
      throw new BrokenChunkException(e + sinks.place(), e);
    }
  }
}
