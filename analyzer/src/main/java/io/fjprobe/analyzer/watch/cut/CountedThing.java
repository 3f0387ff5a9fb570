package io.fjprobe.analyzer.watch.cut;

import io.fjprobe.analyzer.recording.chunk.ChunkBytes;
import io.fjprobe.analyzer.recording.chunk.DeclaredType;
import io.fjprobe.analyzer.recording.chunk.Metadata;
import io.fjprobe.analyzer.recording.chunk.Varints;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells whose counts an event has.
 *
 * @param type number of the type of the event
 * @param texts for each field up to the last one that is needed, whether it is a text
 * @param first position of the first field that is needed
 */
record CountedThing(long type, List<Boolean> texts, int first) {

  private static final String TEXT = "java.lang.String";

  /**
   * @param needed names of fields that are side by side
   */
  static CountedThing of(DeclaredType type, List<String> needed, Metadata metadata) {
    List<Boolean> texts = new ArrayList<>();
    int first = 0;
    for (DeclaredType.Field field :
        needed.isEmpty() ? List.<DeclaredType.Field>of() : type.fields()) {
      if (field.name().equals(needed.get(0))) {
        first = texts.size();
      }
      DeclaredType of = metadata.others().get(field.type());
      texts.add(of != null && of.name().equals(TEXT) && !field.constant());
      if (field.name().equals(needed.get(needed.size() - 1))) {
        break;
      }
    }
    return new CountedThing(type.id(), texts, first);
  }

  /** Returns the same for events with counts of the same thing. */
  String of(byte[] event) {
    Varints input = new Varints(ChunkBytes.of(ByteBuffer.wrap(event)));
    input.number32(); // size
    input.number(); // type
    int from = (int) input.position();
    for (int i = 0; i < texts.size(); i++) {
      if (i == first) {
        from = (int) input.position();
      }
      if (texts.get(i)) {
        input.passText();
      } else {
        input.number();
      }
    }
    int until = texts.isEmpty() ? from : (int) input.position();
    return type + " " + new String(event, from, until - from, StandardCharsets.ISO_8859_1);
  }
}
