package io.fjprobe.analyzer.recording.chunk;

import java.util.List;

/**
 * How the fields of events of a type lie in them, and what each means.
 *
 * @param names as those who ask for fields know them
 */
record EventShape(String type, List<String> names, List<Slot> slots, List<Layout> layouts) {

  static EventShape of(DeclaredType type, Types types) {
    return new EventShape(
        type.name(),
        type.fields().stream().map(field -> nameOf(field, types)).toList(),
        type.fields().stream().map(field -> Slot.of(type.name(), field, types)).toList(),
        type.fields().stream().map(types::layout).toList());
  }

  /**
   * Names a field as it is asked for. A field that has parts in the event gets a name that nobody
   * asks for.
   */
  private static String nameOf(DeclaredType.Field field, Types types) {
    DeclaredType type = types.of(field);
    boolean parts = !field.constant() && !field.array() && types.textOf(type) == null;
    return parts && !type.isSingle() ? field.name() + ":" : field.name();
  }
}
