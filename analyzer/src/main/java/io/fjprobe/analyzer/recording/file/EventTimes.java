package io.fjprobe.analyzer.recording.file;

import io.fjprobe.analyzer.recording.chunk.ChunkBytes;
import io.fjprobe.analyzer.recording.chunk.ChunkHeader;
import io.fjprobe.analyzer.recording.chunk.DeclaredType;
import io.fjprobe.analyzer.recording.chunk.Metadata;
import io.fjprobe.analyzer.recording.chunk.Varints;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds when events of some types were, by looking at the first bytes of every event. Much faster
 * than parsing, which then can fold each event into the right segment at once.
 */
final class EventTimes {

  private EventTimes() {}

  /**
   * @param bytes the whole chunk
   * @return by type, without types of which there is no event
   */
  static Map<String, List<Timeline.Span>> read(
      ChunkBytes bytes, ChunkHeader header, Set<String> types) {
    Varints input = new Varints(bytes, header.compressedIntegers());
    Map<Long, String> wanted = new HashMap<>();
    for (DeclaredType type : Metadata.read(input.at(header.metadataOffset())).events().values()) {
      if (types.contains(type.name())) {
        wanted.put(type.id(), type.name());
      }
    }
    return wanted.isEmpty() ? Map.of() : spans(input, header, wanted);
  }

  private static Map<String, List<Timeline.Span>> spans(
      Varints input, ChunkHeader header, Map<Long, String> wanted) {
    Map<String, List<Timeline.Span>> spans = new HashMap<>();
    long position = ChunkHeader.SIZE;
    while (position < header.size()) {
      long size = input.at(position).number32();
      if (size <= 0 || size > header.size() - position) {
        break; // the parser will say so
      }
      String type = wanted.get(input.number());
      if (type != null) {
        long start = header.nanos(input.number());
        // an event without a duration has the number of its thread or a field there
        long lasted = TimelineScan.LASTING.contains(type) ? header.spanNanos(input.number()) : 0;
        spans
            .computeIfAbsent(type, k -> new ArrayList<>())
            .add(new Timeline.Span(start, start + lasted));
      }
      position += size;
    }
    return spans;
  }
}
