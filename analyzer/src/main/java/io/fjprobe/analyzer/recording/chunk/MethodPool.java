package io.fjprobe.analyzer.recording.chunk;

import io.fjprobe.analyzer.recording.field.RecordedClass;
import io.fjprobe.analyzer.recording.stack.Method;
import java.util.List;

/** Constants that are methods. */
final class MethodPool extends Pool<Method> {

  // A role is the position of a field in the list of those that are wanted.
  private static final int TYPE = 0;
  private static final int NAME = 1;
  private static final int MODIFIERS = 2;

  private final Struct struct;
  private final TextPart name;
  private final ClassPool classes;

  MethodPool(DeclaredType type, Pools pools) {
    super(pools.positions(type.id()), pools.input());
    struct =
        new Struct(type, pools.types(), List.of("type", "name", "modifiers"))
            .with(TYPE, "java.lang.Class", true, false)
            .with(MODIFIERS, "int", false, false);
    name = pools.text(type, "name");
    classes = pools.classes(struct.typeOf(TYPE));
  }

  @Override
  Method read(Varints in) {
    RecordedClass owner = null;
    String text = null;
    int modifiers = 0;
    for (int i = 0; i < struct.fields(); i++) {
      switch (struct.role(i)) {
        case TYPE -> owner = classes.get(in.number());
        case NAME -> text = name.read(in);
        case MODIFIERS -> modifiers = (int) in.number32();
        default -> struct.pass(i, in);
      }
    }
    return new Method(owner == null ? null : owner.name(), text, modifiers);
  }
}
