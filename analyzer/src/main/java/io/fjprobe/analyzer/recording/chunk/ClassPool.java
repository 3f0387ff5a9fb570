package io.fjprobe.analyzer.recording.chunk;

import java.util.List;
import org.openjdk.jmc.common.util.MethodToolkit;

/** Constants that are classes. */
final class ClassPool extends Pool<ChunkClass> {

  private static final int NAME = 0;
  private static final int PACKAGE = 1;

  private final Struct struct;
  private final TextPart name;
  private final NamePool packages;

  ClassPool(DeclaredType type, Pools pools) {
    super(pools.positions(type.id()), pools.input());
    struct =
        new Struct(type, pools.types(), List.of("name", "package"))
            .with(PACKAGE, "jdk.types.Package", true, false);
    name = pools.text(type, "name");
    packages = pools.names(struct.typeOf(PACKAGE));
  }

  @Override
  ChunkClass read(Varints in) {
    String internal = null;
    String owner = null;
    for (int i = 0; i < struct.fields(); i++) {
      switch (struct.role(i)) {
        case NAME -> internal = name.read(in);
        case PACKAGE -> owner = packages.nameOf(in.number());
        default -> struct.pass(i, in);
      }
    }
    String full = internal == null ? null : MethodToolkit.refTypeToBinaryJLS(internal);
    // the rest of the name is the class, which the parser of JDK Mission Control cuts off
    String cut = owner == null ? "" : MethodToolkit.refTypeToBinaryJLS(owner);
    if (!cut.isEmpty() && (full == null || full.length() <= cut.length())) {
      throw new NotReadHereException("a class that is shorter than its package");
    }
    return new ChunkClass(full);
  }
}
