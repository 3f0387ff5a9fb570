package io.fjprobe.analyzer.recording.chunk;

import org.jspecify.annotations.Nullable;
import org.openjdk.jmc.common.IMCMethod;
import org.openjdk.jmc.common.IMCType;

/** A method, so far as stacks are judged by it. */
@SuppressWarnings("NullAway") // JMC's interfaces do not say where null is allowed
record ChunkMethod(ChunkClass type, @Nullable String name, @Nullable Integer modifiers)
    implements IMCMethod {

  /** Of a frame whose method is not in the chunk. */
  static final ChunkMethod UNKNOWN = new ChunkMethod(ChunkClass.UNKNOWN, null, null);

  @Override
  public IMCType getType() {
    return type;
  }

  @Override
  public String getMethodName() {
    return name;
  }

  @Override
  public String getFormalDescriptor() {
    throw new NotReadHereException("the descriptor of a method");
  }

  @Override
  public Integer getModifier() {
    return modifiers;
  }

  @Override
  public Boolean isNative() {
    return null;
  }

  @Override
  public Boolean isHidden() {
    throw new NotReadHereException("whether a method is hidden");
  }
}
