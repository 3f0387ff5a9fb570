package io.fjprobe.analyzer.recording.chunk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The types that a chunk declares. */
public final class Metadata {

  /**
   * Elements are nested at most this deep. A root has metadata, that has classes, these have
   * fields, and these annotations.
   */
  private static final int DEEPEST = 8;

  private static final Map<String, Set<String>> CHILDREN =
      Map.of(
          "root", Set.of("metadata", "region"),
          "metadata", Set.of("class"),
          "class", Set.of("field", "setting", "annotation"),
          "field", Set.of("annotation"),
          "setting", Set.of("annotation"));

  /** What an element says of the one around it. */
  private record Parts(List<DeclaredType.Field> fields, List<DeclaredType.Annotation> annotations) {

    Parts() {
      this(new ArrayList<>(), new ArrayList<>());
    }
  }

  private final Varints input;
  private final Map<Long, DeclaredType> events = new HashMap<>();
  private final Map<Long, DeclaredType> others = new HashMap<>();
  private int lists;
  private boolean standard = true;

  @SuppressWarnings("NullAway.Init") // readContent() sets it
  private String[] strings;

  private Metadata(Varints input) {
    this.input = input;
  }

  /**
   * Throws a RuntimeException if it is broken.
   *
   * @param input positioned at the metadata event
   */
  public static Metadata read(Varints input) {
    input.number32(); // size
    boolean standard = input.number() == 0; // type
    for (int header = 0; header < 3; header++) {
      input.number(); // start, duration, metadata id
    }
    Metadata metadata = readContent(input);
    metadata.standard &= standard;
    return metadata;
  }

  /** Reads what follows the header of the event. Throws a RuntimeException if it is broken. */
  static Metadata readContent(Varints input) {
    Metadata metadata = new Metadata(input);
    metadata.strings = new String[input.count()];
    for (int i = 0; i < metadata.strings.length; i++) {
      String text = input.text();
      metadata.strings[i] = text;
      metadata.standard &= text != null;
    }
    metadata.element(null, new Parts(), 0);
    metadata.standard &= metadata.lists == 1;
    return metadata;
  }

  /** Returns types of events, by number. */
  public Map<Long, DeclaredType> events() {
    return events;
  }

  /** Returns types of values, by number. */
  public Map<Long, DeclaredType> others() {
    return others;
  }

  /** Whether each element is where the Flight Recorder writes it. */
  boolean isStandard() {
    return standard;
  }

  /**
   * @param parent null: it has none
   * @param around gets what it is
   */
  private void element(@Nullable String parent, Parts around, int depth) {
    if (depth > DEEPEST) {
      throw new IllegalArgumentException("elements are nested too deeply");
    }
    String kind = string();
    standard &= parent == null || CHILDREN.getOrDefault(parent, Set.of()).contains(kind);
    lists += "metadata".equals(kind) ? 1 : 0;
    Map<String, String> attributes = attributes();
    Parts parts = new Parts();
    for (int children = input.count(); children > 0; children--) {
      element(parent == null ? "root" : String.valueOf(kind), parts, depth + 1);
    }
    if ("class".equals(kind)) {
      add(type(attributes, parts));
    } else if ("field".equals(kind)) {
      around.fields.add(field(attributes, parts));
    } else if ("annotation".equals(kind)) {
      around.annotations.add(
          new DeclaredType.Annotation(number(attributes.get("class")), attributes));
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
    return strings[Objects.checkIndex(input.index(), strings.length)];
  }

  private void add(DeclaredType type) {
    (type.isEvent() ? events : others).put(type.id(), type);
  }

  private DeclaredType type(Map<String, String> attributes, Parts parts) {
    return new DeclaredType(
        number(attributes.get("id")),
        name(attributes),
        attributes.get("superType"),
        Boolean.parseBoolean(attributes.get("simpleType")),
        parts.fields,
        parts.annotations);
  }

  private DeclaredType.Field field(Map<String, String> attributes, Parts parts) {
    long dimension = number(attributes.get("dimension"));
    standard &= dimension == 0 || dimension == 1;
    return new DeclaredType.Field(
        name(attributes),
        number(attributes.get("class")),
        Boolean.parseBoolean(attributes.get("constantPool")),
        dimension != 0,
        parts.annotations);
  }

  private String name(Map<String, String> attributes) {
    String name = attributes.get("name");
    standard &= name != null;
    return String.valueOf(name);
  }

  private static long number(@Nullable String text) {
    return text == null ? 0 : Long.parseLong(text);
  }
}
