package io.fjprobe.analyzer.recording.file;

import io.fjprobe.analyzer.recording.chunk.ChunkScan;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
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

  static ChunkTimes of(FileChannel file, Chunk chunk, ReaderChoice choice) throws IOException {
    long size = chunk.header().size();
    if (size > Integer.MAX_VALUE) {
      return new ChunkTimes(null, Map.of()); // nobody gets it into an array, as will be said
    }
    ByteBuffer bytes = file.map(MapMode.READ_ONLY, chunk.position(), size);
    if (choice != ReaderChoice.JMC) {
      try {
        return scanned(bytes, chunk);
      } catch (RuntimeException e) {
        // what the other one makes of it counts
      }
    }
    try {
      return new ChunkTimes(null, EventTimes.read(bytes, chunk.header(), TimelineScan.TYPES));
    } catch (RuntimeException e) {
      return new ChunkTimes(null, Map.of()); // a broken chunk, which the parser will complain about
    }
  }

  private static ChunkTimes scanned(ByteBuffer bytes, Chunk chunk) {
    Map<String, List<Timeline.Span>> times = new HashMap<>();
    ChunkScan scan =
        ChunkScan.of(
            bytes,
            chunk.header(),
            TimelineScan.TYPES,
            TimelineScan.LASTING,
            (type, start, lasted) ->
                times
                    .computeIfAbsent(type, k -> new ArrayList<>())
                    .add(new Timeline.Span(start, start + lasted)));
    return new ChunkTimes(scan, times);
  }
}
