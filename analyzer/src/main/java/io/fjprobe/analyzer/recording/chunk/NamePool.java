package io.fjprobe.analyzer.recording.chunk;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Constants of which only the names are read, as they are: packages and groups of threads. */
final class NamePool extends Pool<NamePool.Name> {

  /** Null: it has none. */
  record Name(@Nullable String text) {}

  // A role is the position of a field in the list of those that are wanted.
  private static final int NAME = 0;

  private final Struct struct;
  private final TextPart name;

  NamePool(DeclaredType type, Pools pools) {
    super(pools.positions(type.id()), pools.input());
    struct = new Struct(type, pools.types(), List.of("name"));
    name = pools.text(type, "name");
  }

  /** Null: not known. */
  @Nullable String nameOf(long id) {
    Name found = get(id);
    return found == null ? null : found.text;
  }

  @Override
  Name read(Varints in) {
    String text = null;
    for (int i = 0; i < struct.fields(); i++) {
      if (struct.role(i) == NAME) {
        text = name.read(in);
      } else {
        struct.pass(i, in);
      }
    }
    return new Name(text);
  }
}
