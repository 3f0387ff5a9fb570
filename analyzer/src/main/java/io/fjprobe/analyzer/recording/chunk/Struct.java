package io.fjprobe.analyzer.recording.chunk;

import java.util.List;

/** The fields of a type of constants, some of which somebody wants. */
final class Struct {

  private final DeclaredType type;
  private final Types types;
  private final int[] roles;
  private final Layout[] layouts;

  /**
   * @param wanted names of fields
   */
  Struct(DeclaredType type, Types types, List<String> wanted) {
    if (type.standsForField() || type.isSingle()) {
      throw new NotReadHereException("a constant without parts");
    }
    this.type = type;
    this.types = types;
    roles = type.fields().stream().mapToInt(field -> wanted.indexOf(field.name())).toArray();
    layouts = type.fields().stream().map(types::layout).toArray(Layout[]::new);
  }

  int fields() {
    return roles.length;
  }

  /** Returns which of the wanted fields a field is; -1: none of them. */
  int role(int field) {
    return roles[field];
  }

  void pass(int field, Varints in) {
    layouts[field].pass(in);
  }

  /** Checks that a wanted field, if it is there, is of this type, and has no unit. */
  Struct with(int role, String typeName, boolean constant, boolean array) {
    for (int i = 0; i < roles.length; i++) {
      DeclaredType.Field field = type.fields().get(i);
      if (roles[i] == role
          && !(types.of(field).name().equals(typeName)
              && field.constant() == constant
              && field.array() == array
              && types.measure(field).isPlain())) {
        throw new NotReadHereException("field " + field.name() + " of type " + type.name());
      }
    }
    return this;
  }

  /** Returns the number of the type of a wanted field; -1: it is not there. */
  long typeOf(int role) {
    for (int i = 0; i < roles.length; i++) {
      if (roles[i] == role) {
        return type.fields().get(i).type();
      }
    }
    return -1;
  }
}
