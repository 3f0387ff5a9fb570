package io.fjprobe.analyzer.recording.file;

import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.SinkFactory;
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
import org.openjdk.jmc.flightrecorder.parser.IParserExtension;

/** Parses one chunk with sinks of its own, so that chunks know nothing of each other. */
final class ChunkParser {

  /** Kept, since a logger that nobody holds forgets its level. */
  private static final Logger PARSER_LOG = Logger.getLogger("org.openjdk.jmc");

  static {
    PARSER_LOG.setLevel(Level.OFF); // it warns of each field that is newer than the parser
  }

  private ChunkParser() {}

  static Facts parse(Path file, Chunk chunk, ChunkFold fold)
      throws IOException, CouldNotLoadRecordingException {
    parse(file, chunk, new SinkFactory(fold));
    return fold.facts();
  }

  static void parse(Path file, Chunk chunk, IParserExtension sinks)
      throws IOException, CouldNotLoadRecordingException {
    try (FileChannel channel = FileChannel.open(file)) {
      channel.position(chunk.position());
      InputStream bytes =
          new BoundedStream(Channels.newInputStream(channel), chunk.header().size());
      JfrLoaderToolkit.loadEvents(bytes, List.of(sinks));
    }
  }
}
