package io.fjprobe.analyzer.recording.file;

import io.fjprobe.analyzer.recording.chunk.ChunkBytes;
import io.fjprobe.analyzer.recording.chunk.ChunkScan;
import io.fjprobe.analyzer.recording.chunk.KnownTypes;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A first look at a chunk: when events of some types were.
 *
 * @param scan null: our own reader does not take it
 * @param times by type, without types of which there is no event
 */
record ChunkTimes(@Nullable ChunkScan scan, Map<String, List<Timeline.Span>> times) {

  static ChunkTimes of(FileChannel file, Chunk chunk, KnownTypes types, ReaderChoice choice)
      throws IOException {
    ChunkBytes bytes = ChunkBytes.map(file, chunk.position(), chunk.header().size());
    if (choice != ReaderChoice.JMC) {
      try {
        return scanned(bytes, chunk, types);
      } catch (RuntimeException e) {
        // what the other one makes of it counts
      }
    }
    try {
      return new ChunkTimes(null, EventTimes.read(bytes, chunk.header(), TimelineScan.TYPES));
    } catch (RuntimeException e) {
      return new ChunkTimes(null, Map.of()); // the parser will complain about a broken chunk
    }
  }

  private static ChunkTimes scanned(ChunkBytes bytes, Chunk chunk, KnownTypes types) {
    Map<String, List<Timeline.Span>> times = new HashMap<>();
    ChunkScan scan =
        ChunkScan.of(
            bytes,
            chunk.header(),
            types,
            TimelineScan.TYPES,
            TimelineScan.LASTING,
            (type, start, lasted) ->
                times
                    .computeIfAbsent(type, k -> new ArrayList<>())
                    .add(new Timeline.Span(start, start + lasted)));
    return new ChunkTimes(scan, times);
  }
}
