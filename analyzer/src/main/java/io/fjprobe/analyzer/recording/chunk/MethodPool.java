package io.fjprobe.analyzer.recording.chunk;

import java.util.List;

/** Constants that are methods. */
final class MethodPool extends Pool<ChunkMethod> {

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
  ChunkMethod read(Varints in) {
    ChunkClass owner = null;
    String text = null;
    Integer modifiers = null;
    for (int i = 0; i < struct.fields(); i++) {
      switch (struct.role(i)) {
        case TYPE -> owner = classes.get(in.number());
        case NAME -> text = name.read(in);
        case MODIFIERS -> modifiers = (int) in.number32();
        default -> struct.pass(i, in);
      }
    }
    return new ChunkMethod(owner == null ? ChunkClass.UNKNOWN : owner, text, modifiers);
  }
}
