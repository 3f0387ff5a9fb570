package io.fjprobe.analyzer.recording.chunk;

import org.jspecify.annotations.Nullable;
import org.openjdk.jmc.common.IMCPackage;
import org.openjdk.jmc.common.IMCType;

/** A class, one object for each in a chunk. */
@SuppressWarnings("NullAway") // JMC's interfaces do not say where null is allowed
final class ChunkClass implements IMCType {

  /** Of a method whose class is not in the chunk. */
  static final ChunkClass UNKNOWN = new ChunkClass(null);

  private final @Nullable String name;

  /**
   * @param name with the package, as in source code; null: not known
   */
  ChunkClass(@Nullable String name) {
    this.name = name;
  }

  @Override
  public String getFullName() {
    return name;
  }

  @Override
  public String getTypeName() {
    throw new NotReadHereException("a class without its package");
  }

  @Override
  public IMCPackage getPackage() {
    throw new NotReadHereException("the package of a class");
  }
}
