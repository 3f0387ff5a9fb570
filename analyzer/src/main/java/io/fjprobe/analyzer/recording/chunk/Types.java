package io.fjprobe.analyzer.recording.chunk;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The types of chunks, of which every one is as the Flight Recorder declares types. */
final class Types {

  private static final Set<String> NUMBERS =
      Set.of("byte", "short", "int", "long", "float", "double");

  static final String TEXT = "java.lang.String";

  private final Metadata metadata;
  private final Layouts layouts;
  private final Map<Long, EventShape> shapes = new HashMap<>();

  /** Throws a RuntimeException for types that are declared in another way. */
  Types(Metadata metadata) {
    this.metadata = metadata;
    layouts = new Layouts(metadata);
    if (!metadata.isStandard()) {
      throw new NotReadHereException("a list of types of another kind");
    }
    metadata.events().keySet().forEach(layouts::ofEvent);
    metadata.events().values().forEach(this::check);
    metadata.others().values().forEach(this::check);
    metadata.events().forEach((id, type) -> shapes.put(id, EventShape.of(type, this)));
  }

  private void check(DeclaredType type) {
    type.annotations().forEach(a -> Measure.nameOf(a, metadata.others()));
    for (DeclaredType.Field field : type.fields()) {
      boolean number = isNumber(of(field));
      if (!number && NUMBERS.contains(of(field).name())) {
        throw new NotReadHereException("a number with parts");
      }
      boolean measured = !measure(field).isPlain(); // this checks the annotations too
      if (field.constant() ? number || measured : measured && !number) {
        throw new NotReadHereException("field " + field.name() + " of type " + type.name());
      }
    }
  }

  Map<Long, DeclaredType> events() {
    return metadata.events();
  }

  /** Returns how events of each type are read, by the number of the type. */
  Map<Long, EventShape> shapes() {
    return shapes;
  }

  @Nullable DeclaredType find(long id) {
    return metadata.others().get(id);
  }

  /** Returns the type of the value of a field. For an array, it is the type of the elements. */
  DeclaredType of(DeclaredType.Field field) {
    DeclaredType type = find(field.type());
    if (type == null) {
      throw new NotReadHereException("field " + field.name() + " of no type");
    }
    return type;
  }

  Measure measure(DeclaredType.Field field) {
    return Measure.of(field, metadata.others());
  }

  static boolean isNumber(DeclaredType type) {
    return NUMBERS.contains(type.name()) && type.isSingle();
  }

  /**
   * Returns how the value of a field lies where the field is. Any thread may call this, since some
   * layouts are made here.
   */
  synchronized Layout layout(DeclaredType.Field field) {
    Layout value = field.constant() ? Layout.Single.LONG : layouts.of(field.type());
    return field.array() ? new Layout.Array(value) : value;
  }

  /** Returns how a constant lies in its list. Any thread may call this. */
  synchronized Layout layout(long type) {
    return layouts.of(type);
  }

  /**
   * The number of {@link #TEXT} if values of the type are written as texts; null if not.
   *
   * @param type of which a simple one may stand for another
   */
  @Nullable Long textOf(DeclaredType type) {
    DeclaredType inner = type;
    for (int depth = 0; depth < 8; depth++) {
      if (inner.isSingle()) {
        return inner.name().equals(TEXT) ? inner.id() : null;
      }
      if (!inner.standsForField()) {
        return null;
      }
      DeclaredType.Field field = inner.fields().get(0);
      if (field.constant() || field.array()) {
        return null;
      }
      inner = of(field);
    }
    return null;
  }
}
