package io.fjprobe.analyzer.recording.chunk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The layouts of the types of a chunk. A type that contains itself, or more than any event has, is
 * refused with a RuntimeException: a parser would never get to its end.
 */
public final class Layouts {

  /** At most this many types may be nested in each other. */
  private static final int DEEPEST = 50;

  /** A type may have at most this many values. */
  private static final int WIDEST = 10_000;

  private static final Map<String, Layout> SINGLES =
      Map.of(
          "boolean", Layout.Single.BYTE,
          "byte", Layout.Single.BYTE,
          "short", Layout.Single.SHORT,
          "char", Layout.Single.SHORT,
          "int", Layout.Single.INT,
          "long", Layout.Single.LONG,
          "float", Layout.Single.FLOAT,
          "double", Layout.Single.DOUBLE,
          "java.lang.String", Layout.Single.TEXT);

  private final Metadata metadata;
  private final Map<Long, Layout> known = new HashMap<>();
  private final Map<Long, Layout> events = new HashMap<>();
  private final Set<Long> inside = new HashSet<>();

  public Layouts(Metadata metadata) {
    this.metadata = metadata;
  }

  /** Returns null for a number that is not that of an event type. */
  public @Nullable Layout ofEvent(long id) {
    Layout found = events.get(id);
    DeclaredType type = found == null ? metadata.events().get(id) : null;
    if (type != null) {
      found = sequence(type);
      events.put(id, found);
    }
    return found;
  }

  /** Returns the layout of a value that is written where it is, or as a constant. */
  public Layout of(long id) {
    Layout found = known.get(id);
    return found == null ? make(id) : found;
  }

  private Layout make(long id) {
    DeclaredType type = metadata.others().get(id);
    if (type == null) {
      throw new IllegalArgumentException("type " + id + " is not declared");
    }
    if (!inside.add(id) || inside.size() > DEEPEST) {
      throw new IllegalArgumentException("type " + type.name() + " contains itself");
    }
    Layout layout =
        type.fields().isEmpty() && type.superType() == null ? single(type) : parts(type);
    inside.remove(id);
    known.put(id, layout);
    return layout;
  }

  private static Layout single(DeclaredType type) {
    Layout single = SINGLES.get(type.name());
    if (single == null) {
      throw new IllegalArgumentException("type " + type.name() + " has no fields");
    }
    return single;
  }

  private Layout parts(DeclaredType type) {
    return type.simple() && type.fields().size() == 1
        ? field(type.fields().get(0))
        : sequence(type);
  }

  private Layout sequence(DeclaredType type) {
    List<Layout> parts = new ArrayList<>();
    type.fields().forEach(field -> parts.add(field(field)));
    Layout.Sequence sequence = Layout.Sequence.of(parts);
    if (sequence.width() > WIDEST) {
      throw new IllegalArgumentException("type " + type.name() + " has too many values");
    }
    return sequence;
  }

  private Layout field(DeclaredType.Field field) {
    Layout value = field.constant() ? Layout.Single.LONG : of(field.type());
    if (!field.array()) {
      return value;
    }
    if (!value.takesBytes()) {
      throw new IllegalArgumentException("an array has elements without values");
    }
    return new Layout.Array(value);
  }
}
