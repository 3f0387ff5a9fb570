package io.fjprobe.analyzer.recording.chunk;

import io.fjprobe.analyzer.recording.field.RecordedClass;
import java.util.List;

/** Constants that are classes. */
final class ClassPool extends Pool<RecordedClass> {

  // A role is the position of a field in the list of those that are wanted.
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
  RecordedClass read(Varints in) {
    String internal = null;
    String owner = null;
    for (int i = 0; i < struct.fields(); i++) {
      switch (struct.role(i)) {
        case NAME -> internal = name.read(in);
        case PACKAGE -> owner = packages.nameOf(in.number());
        default -> struct.pass(i, in);
      }
    }
    String full = internal == null ? null : ClassNames.of(internal);
    // the rest of the name is the class, which the parser of JDK Mission Control cuts off
    String cut = owner == null ? "" : ClassNames.of(owner);
    if (!cut.isEmpty() && (full == null || full.length() <= cut.length())) {
      throw new NotReadHereException("a class that is shorter than its package");
    }
    return new RecordedClass(full);
  }
}
