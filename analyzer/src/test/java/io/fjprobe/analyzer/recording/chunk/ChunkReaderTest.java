package io.fjprobe.analyzer.recording.chunk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.field.ThreadField;
import io.fjprobe.analyzer.recording.field.TypeField;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChunkReaderTest {

  private static final String NOTE = "com.acme.Note";

  /** How a test reads a field of each event. */
  private record Seen<T>(Function<Fields, Function<EventValues, T>> reading, List<T> values)
      implements ChunkSinks {

    @Override
    public Consumer<EventValues> of(String type, Fields fields) {
      if (!type.equals(NOTE)) {
        return null;
      }
      Function<EventValues, T> read = reading.apply(fields);
      return event -> values.add(read.apply(event));
    }

    @Override
    public void count(String type, long events) {
      // not of interest
    }
  }

  private static ChunkReader reader(ChunkBuilder chunk) {
    ByteBuffer buffer = ByteBuffer.wrap(chunk.build());
    return reader(ChunkBytes.of(buffer), ChunkHeader.read(buffer.duplicate()));
  }

  private static ChunkReader reader(ChunkBytes bytes, ChunkHeader header) {
    KnownTypes known = new KnownTypes();
    return ChunkReader.of(bytes, header, scan(bytes, header, known), known);
  }

  private static ChunkScan scan(ChunkBytes bytes, ChunkHeader header, KnownTypes known) {
    return ChunkScan.of(bytes, header, known, Set.of(), Set.of(), (type, start, end) -> {});
  }

  private static <T> List<T> read(
      ChunkBuilder chunk, Function<Fields, Function<EventValues, T>> reading) {
    Seen<T> seen = new Seen<>(reading, new ArrayList<>());
    reader(chunk).read(seen, 0, 1, type -> true);
    return seen.values;
  }

  private static List<String> texts(ChunkBuilder chunk) {
    return read(chunk, ChunkReaderTest::text);
  }

  private static Function<EventValues, String> text(Fields fields) {
    TextField text = fields.text("text");
    return text::of;
  }

  private static void assertRefused(ChunkBuilder chunk) {
    assertThatThrownBy(() -> texts(chunk)).isInstanceOf(RuntimeException.class);
  }

  private static ChunkBuilder notes() {
    return new ChunkBuilder().type(100, NOTE, ChunkBuilder.EVENT, "before 1", "text 2", "after 1");
  }

  private static byte[] reference(long id) {
    return ChunkBuilder.join(new byte[] {2}, ChunkBuilder.varint(id));
  }

  @Test
  void fieldsThatNobodyAsksForAreLeftOut() {
    ChunkBuilder chunk = notes().event(100, 1L << 60, "a", -1).event(100, 5, "bc", 7);
    assertThat(texts(chunk)).containsExactly("a", "bc");
  }

  @Test
  void textsInEachEncoding() {
    ChunkBuilder chunk =
        notes()
            .event(100, 1, new byte[] {0}, 1)
            .event(100, 1, new byte[] {1}, 1)
            .event(100, 1, new byte[] {3, 2, (byte) 0xc3, (byte) 0xa4}, 1)
            .event(100, 1, new byte[] {4, 2, 'h', 'i'}, 1)
            .event(100, 1, new byte[] {4, 2, 'h', (byte) 0xe4, 1}, 1)
            .event(100, 1, new byte[] {5, 1, (byte) 0xe4}, 1)
            .event(100, 1, "as long as a word, and no longer".substring(0, 16), 1)
            .event(100, 1, "as long as a word, and no longer", 1);
    assertThat(texts(chunk))
        .containsExactly(
            "",
            "",
            "\u00e4",
            "hi",
            "h\u00e4",
            "\u00e4",
            "as long as a wor",
            "as long as a word, and no longer");
  }

  /** The bytes of a text are not all of it. */
  @Test
  void textsOfTheSameBytesDiffer() {
    ChunkBuilder chunk =
        notes()
            .event(100, 1, new byte[] {3, 2, (byte) 0xc3, (byte) 0xa4}, 1)
            .event(100, 1, new byte[] {5, 2, (byte) 0xc3, (byte) 0xa4}, 1)
            .event(100, 1, new byte[] {5, 1, 'a'}, 1)
            .event(100, 1, new byte[] {5, 2, 'a', 0}, 1);
    assertThat(texts(chunk)).containsExactly("\u00e4", "\u00c3\u00a4", "a", "a\0");
  }

  @Test
  void constantsOfTheLastListCount() {
    ChunkBuilder chunk = notes();
    long first = chunk.position();
    chunk.constants(0, 2, 2, 7, "old", 8, "other");
    long back = first - chunk.position();
    chunk.constants(back, 2, 2, 7, "new", 9, new byte[] {0});
    chunk.event(100, 1, reference(7), 1).event(100, 1, reference(8), 1);
    chunk.event(100, 1, reference(9), 1).event(100, 1, reference(10), 1);
    assertThat(texts(chunk)).containsExactly("new", "other", "", "");
  }

  @Test
  void aTextThatIsNullGivesWayToAnOlderOne() {
    ChunkBuilder chunk = notes();
    long first = chunk.position();
    chunk.constants(0, 2, 1, 7, "old");
    chunk.constants(first - chunk.position(), 2, 1, 7, new byte[] {0});
    assertThat(texts(chunk.event(100, 1, reference(7), 1))).containsExactly("old");
  }

  @Test
  void listsOfConstantsThatLeadInACircleAreRefused() {
    ChunkBuilder chunk = notes();
    long first = chunk.position();
    chunk.constants(0, 2, 1, 7, "x");
    assertRefused(chunk.constantsAt(first + 1));
    ChunkBuilder circle = notes();
    long one = circle.position();
    circle.constants(13, 2, 1, 7, "x");
    assertThat(circle.position() - one).isEqualTo(13);
    assertRefused(circle.constants(-13, 2, 1, 8, "x"));
  }

  @Test
  void constantsThatNobodyAsksForAreCheckedNevertheless() {
    assertRefused(notes().constants(0, 2, 1, 7, new byte[] {3, 100, 'x'}));
    assertRefused(notes().constants(0, 2, 5, 7, "x"));
    assertRefused(notes().constants(0, 55, 1, 7, "x"));
  }

  @Test
  void threadsAndClasses() {
    ChunkBuilder chunk =
        new ChunkBuilder()
            .simple(10, "jdk.types.Symbol", "string 2")
            .type(11, "jdk.types.Package", null, "name 10c")
            .type(12, "java.lang.Class", null, "name 10c", "package 11c", "modifiers 3")
            .type(13, "jdk.types.ThreadGroup", null, "parent 13c", "name 2")
            .type(
                14,
                "java.lang.Thread",
                null,
                "osName 2",
                "osThreadId 1",
                "javaName 2",
                "javaThreadId 1",
                "group 13c")
            .type(100, NOTE, ChunkBuilder.EVENT, "who 14c", "what 12c");
    List<Long> lists = new ArrayList<>();
    addList(chunk, lists, 10, 2, 1, "com/acme", 2, "com/acme/Note");
    addList(chunk, lists, 11, 1, 5, 1);
    addList(chunk, lists, 12, 1, 6, 2, 5, 0);
    addList(chunk, lists, 13, 1, 3, 0, "VirtualThreads");
    addList(chunk, lists, 14, 1, 4, "os", 77, "java", 33, 3);
    chunk.event(100, 4, 6).event(100, 5, 7);
    assertThat(read(chunk, ChunkReaderTest::threadAndClass))
        .containsExactly(
            "ThreadKey[id=33, name=java] 77 true com.acme.Note",
            "null null false " + TypeField.UNKNOWN);
  }

  private static void addList(
      ChunkBuilder chunk, List<Long> lists, long type, long count, Object... of) {
    long delta = lists.isEmpty() ? 0 : lists.get(lists.size() - 1) - chunk.position();
    lists.add((long) chunk.position());
    chunk.constants(delta, type, count, of);
  }

  private static Function<EventValues, String> threadAndClass(Fields fields) {
    ThreadField who = fields.thread("who");
    TypeField what = fields.type("what");
    return event ->
        who.of(event)
            + " "
            + who.systemId(event)
            + " "
            + who.isVirtual(event)
            + " "
            + what.of(event);
  }

  /** As those of chunks above 2 GB do. */
  @Test
  void theBytesMayLieInSeveralSegments(@TempDir Path directory) throws IOException {
    ChunkBuilder chunk = notes().constants(0, 2, 1, 7, "a constant");
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < 20_000; i++) {
      chunk.event(100, 1L << i % 60, i % 3 == 0 ? reference(7) : "text " + i, i);
      expected.add(i % 3 == 0 ? "a constant" : "text " + i);
    }
    byte[] content = chunk.build();
    Path file = Files.write(directory.resolve("chunk"), content);
    Seen<String> seen = new Seen<>(ChunkReaderTest::text, new ArrayList<>());
    try (FileChannel channel = FileChannel.open(file)) {
      ChunkBytes bytes = ChunkBytes.map(channel, 0, content.length, 10);
      reader(bytes, ChunkHeader.read(ByteBuffer.wrap(content))).read(seen, 0, 1, type -> true);
    }
    assertThat(seen.values).isEqualTo(expected);
  }

  /** Each event is in one part, wherever the chunk is divided. */
  @Test
  void partsAreAllOfIt() {
    ChunkBuilder chunk = notes();
    for (int i = 0; i < 300_000; i++) {
      chunk.event(100, i, "some text", 1);
    }
    ChunkReader reader = reader(chunk);
    for (int parts : new int[] {1, 2, 3, 7, 50}) {
      Map<String, Long> counts = new HashMap<>();
      for (int part = 0; part < parts; part++) {
        reader.read(
            new ChunkSinks() {
              @Override
              public Consumer<EventValues> of(String type, Fields fields) {
                return null;
              }

              @Override
              public void count(String type, long events) {
                counts.merge(type, events, Long::sum);
              }
            },
            part,
            parts,
            type -> true);
      }
      assertThat(counts).as("%d parts", parts).containsExactly(Map.entry(NOTE, 300_000L));
    }
  }

  @Test
  void integersThatAreNotCompressedAreLeftToTheParser() {
    byte[] bytes = notes().event(100, 1, "a", 1).build();
    bytes[ChunkHeader.SIZE - 1] = 0;
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    ChunkHeader header = ChunkHeader.read(buffer.duplicate());
    ChunkBytes chunk = ChunkBytes.of(buffer);
    assertThatThrownBy(() -> scan(chunk, header, new KnownTypes()))
        .isInstanceOf(NotReadHereException.class);
  }
}
