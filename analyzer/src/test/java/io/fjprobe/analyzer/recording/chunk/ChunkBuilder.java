package io.fjprobe.analyzer.recording.chunk;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A chunk as a test wants it, also one that no Flight Recorder would write. */
public final class ChunkBuilder {

  public static final String EVENT = "jdk.jfr.Event";

  private record Element(String name, Map<String, String> attributes, List<Element> children) {}

  private final List<Element> classes = new ArrayList<>();
  private final List<String> strings = new ArrayList<>();
  private final ByteArrayOutputStream body = new ByteArrayOutputStream();
  private long constants;
  private long ticksPerSecond = 1_000_000_000;

  public ChunkBuilder() {
    type(1, "long", null);
    type(2, "java.lang.String", null);
    type(3, "int", null);
    type(4, "boolean", null);
  }

  /**
   * @param fields name and number of the type; with c behind it a constant, with a an array
   */
  public ChunkBuilder type(long id, String name, String superType, String... fields) {
    return type(false, id, name, superType, fields);
  }

  /** A type that stands for its field. */
  public ChunkBuilder simple(long id, String name, String field) {
    return type(true, id, name, null, field);
  }

  private ChunkBuilder type(
      boolean simple, long id, String name, String superType, String... fields) {
    Map<String, String> attributes = new TreeMap<>(Map.of("id", "" + id, "name", name));
    if (superType != null) {
      attributes.put("superType", superType);
    }
    if (simple) {
      attributes.put("simpleType", "true");
    }
    List<Element> children = new ArrayList<>();
    for (String field : fields) {
      String[] words = field.split(" ");
      Map<String, String> values = new TreeMap<>(Map.of("name", words[0]));
      values.put("class", words[1].replaceAll("[ca]", ""));
      values.put("constantPool", "" + words[1].contains("c"));
      values.put("dimension", words[1].contains("a") ? "1" : "0");
      children.add(new Element("field", values, List.of()));
    }
    classes.add(new Element("class", attributes, children));
    return this;
  }

  public ChunkBuilder withClock(long ticks) {
    ticksPerSecond = ticks;
    return this;
  }

  public int position() {
    return ChunkHeader.SIZE + body.size();
  }

  /** An event with its right size. */
  public ChunkBuilder event(long type, Object... values) {
    byte[] content = bytes(type, values);
    return event(content.length + 1, content);
  }

  /** One that says that it has some size. */
  public ChunkBuilder event(long size, byte[] content) {
    body.writeBytes(varint(size));
    body.writeBytes(content);
    return this;
  }

  /**
   * @param delta from it to the one that is read next
   */
  public ChunkBuilder constants(long delta, long type, long count, Object... values) {
    constants = position();
    byte[] lists = count == 0 ? bytes(0) : join(bytes(1), bytes(type, count), bytes0(values));
    byte[] content = join(bytes(1, 0, 0, delta), new byte[] {1}, lists);
    return event(content.length + 1, content);
  }

  public ChunkBuilder constantsAt(long position) {
    constants = position;
    return this;
  }

  public byte[] build() {
    long metadata = position();
    byte[] description = join(bytes(0, 0, 0, 1), metadata());
    byte[] size = varint(description.length + 5);
    event(description.length + size.length, description);
    ByteBuffer chunk = ByteBuffer.allocate(ChunkHeader.SIZE + body.size());
    chunk.put(new byte[] {'F', 'L', 'R', 0}).putShort((short) 2).putShort((short) 1);
    chunk.putLong(chunk.capacity()).putLong(constants).putLong(metadata);
    chunk.putLong(1_600_000_000_000_000_000L).putLong(1_000_000_000).putLong(0);
    chunk.putLong(ticksPerSecond).putInt(1);
    return chunk.put(body.toByteArray()).array();
  }

  private byte[] metadata() {
    Element all = new Element("metadata", Map.of(), classes);
    Element root =
        new Element("root", Map.of(), List.of(all, new Element("region", Map.of(), List.of())));
    ByteArrayOutputStream elements = new ByteArrayOutputStream();
    write(elements, root);
    ByteArrayOutputStream table = new ByteArrayOutputStream();
    table.writeBytes(varint(strings.size()));
    strings.forEach(text -> table.writeBytes(text(text)));
    return join(table.toByteArray(), elements.toByteArray());
  }

  private void write(ByteArrayOutputStream out, Element element) {
    out.writeBytes(varint(string(element.name)));
    out.writeBytes(varint(element.attributes.size()));
    element.attributes.forEach(
        (key, value) -> {
          out.writeBytes(varint(string(key)));
          out.writeBytes(varint(string(value)));
        });
    out.writeBytes(varint(element.children.size()));
    element.children.forEach(child -> write(out, child));
  }

  private int string(String text) {
    if (!strings.contains(text)) {
      strings.add(text);
    }
    return strings.indexOf(text);
  }

  private static byte[] bytes(long type, Object... values) {
    return join(varint(type), bytes0(values));
  }

  private static byte[] bytes0(Object... values) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (Object value : values) {
      out.writeBytes(
          value instanceof String text
              ? text(text)
              : value instanceof byte[] raw ? raw : varint(((Number) value).longValue()));
    }
    return out.toByteArray();
  }

  public static byte[] text(String text) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    return join(new byte[] {3}, varint(utf8.length), utf8);
  }

  public static byte[] varint(long value) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    long left = value;
    for (int i = 0; i < 8 && (left & ~0x7fL) != 0; i++, left >>>= 7) {
      out.write((int) (left & 0x7f | 0x80));
    }
    out.write((int) left);
    return out.toByteArray();
  }

  public static byte[] join(byte[]... parts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      all.writeBytes(part);
    }
    return all.toByteArray();
  }
}
