package io.fjprobe.analyzer.recording.file;

import io.fjprobe.analyzer.recording.Timeline;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds when the workload iterations were, by looking at the first bytes of every event. Much
 * faster than parsing, which then can fold each event into the right segment at once.
 */
final class IterationScan {

  static final String TYPE = "fjprobe.WorkloadIteration";

  private IterationScan() {}

  /**
   * @param bytes the whole chunk
   */
  static List<Timeline.Span> read(ByteBuffer bytes, ChunkHeader header) {
    if (!header.compressedIntegers()) {
      return List.of();
    }
    Varints input = new Varints(bytes);
    Long type = EventTypeScan.read(input.at(header.metadataOffset())).get(TYPE);
    return type == null ? List.of() : spans(input, header, type);
  }

  private static List<Timeline.Span> spans(Varints input, ChunkHeader header, long type) {
    List<Timeline.Span> spans = new ArrayList<>();
    long position = ChunkHeader.SIZE;
    while (position < header.size()) {
      long size = input.at(position).number();
      if (size <= 0) {
        break; // the parser will say so
      }
      if (input.number() == type) {
        long start = header.nanos(input.number());
        spans.add(new Timeline.Span(start, start + header.spanNanos(input.number())));
      }
      position += size;
    }
    return spans;
  }
}
