package io.fjprobe.analyzer.recording;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.List;
import org.openjdk.jmc.flightrecorder.CouldNotLoadRecordingException;
import org.openjdk.jmc.flightrecorder.JfrLoaderToolkit;

/** Parses one chunk with sinks of its own, so that chunks know nothing of each other. */
final class ChunkParser {

  private ChunkParser() {}

  static Facts parse(Path file, Chunk chunk, Timeline timeline)
      throws IOException, CouldNotLoadRecordingException {
    Facts facts = new Facts();
    try (FileChannel channel = FileChannel.open(file)) {
      channel.position(chunk.position());
      InputStream bytes =
          new BoundedStream(Channels.newInputStream(channel), chunk.header().size());
      JfrLoaderToolkit.loadEvents(bytes, List.of(new SinkFactory(new ChunkFold(facts, timeline))));
    }
    return facts;
  }
}
