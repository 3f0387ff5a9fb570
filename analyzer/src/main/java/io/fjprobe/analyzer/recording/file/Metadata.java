package io.fjprobe.analyzer.recording.file;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The types that a chunk declares. */
final class Metadata {

  /** A root has metadata, that has classes, these have fields, and these annotations. */
  private static final int DEEPEST = 8;

  private final Varints input;
  private final Map<Long, DeclaredType> events = new HashMap<>();
  private final Map<Long, DeclaredType> others = new HashMap<>();

  @SuppressWarnings("NullAway.Init") // read first
  private String[] strings;

  private Metadata(Varints input) {
    this.input = input;
  }

  /**
   * Throws a RuntimeException if it is broken.
   *
   * @param input positioned at the metadata event
   */
  static Metadata read(Varints input) {
    Metadata metadata = new Metadata(input);
    input.number32(); // size
    for (int header = 0; header < 4; header++) {
      input.number(); // type, start, duration, metadata id
    }
    metadata.strings = new String[input.count()];
    for (int i = 0; i < metadata.strings.length; i++) {
      metadata.strings[i] = input.text();
    }
    metadata.element(new ArrayList<>(), 0);
    return metadata;
  }

  /** By number. */
  Map<Long, DeclaredType> events() {
    return events;
  }

  /** Types of values, by number. */
  Map<Long, DeclaredType> others() {
    return others;
  }

  /**
   * @param siblings gets what it is, if it is a field
   */
  private void element(List<DeclaredType.Field> siblings, int depth) {
    if (depth > DEEPEST) {
      throw new IllegalArgumentException("elements are nested too deeply");
    }
    String kind = string();
    Map<String, String> attributes = attributes();
    List<DeclaredType.Field> fields = new ArrayList<>();
    for (int children = input.count(); children > 0; children--) {
      element(fields, depth + 1);
    }
    if ("class".equals(kind)) {
      add(type(attributes, fields));
    } else if ("field".equals(kind)) {
      siblings.add(field(attributes));
    }
  }

  private Map<String, String> attributes() {
    Map<String, String> attributes = new HashMap<>();
    for (int left = input.count(); left > 0; left--) {
      attributes.put(string(), string());
    }
    return attributes;
  }

  private String string() {
    return strings[input.index()];
  }

  private void add(DeclaredType type) {
    (type.isEvent() ? events : others).put(type.id(), type);
  }

  private static DeclaredType type(
      Map<String, String> attributes, List<DeclaredType.Field> fields) {
    return new DeclaredType(
        number(attributes.get("id")),
        String.valueOf(attributes.get("name")),
        attributes.get("superType"),
        Boolean.parseBoolean(attributes.get("simpleType")),
        fields);
  }

  private static DeclaredType.Field field(Map<String, String> attributes) {
    return new DeclaredType.Field(
        number(attributes.get("class")),
        Boolean.parseBoolean(attributes.get("constantPool")),
        number(attributes.get("dimension")) != 0);
  }

  private static long number(@Nullable String text) {
    return text == null ? 0 : Long.parseLong(text);
  }
}
