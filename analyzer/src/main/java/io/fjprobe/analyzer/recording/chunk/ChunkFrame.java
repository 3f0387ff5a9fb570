package io.fjprobe.analyzer.recording.chunk;

import org.jspecify.annotations.Nullable;
import org.openjdk.jmc.common.IMCFrame;
import org.openjdk.jmc.common.IMCMethod;
import org.openjdk.jmc.flightrecorder.internal.util.ParserToolkit;

/**
 * A frame of a stack.
 *
 * @param kind how its code ran, as the JVM calls it; null: not known
 */
record ChunkFrame(ChunkMethod method, int line, @Nullable String kind) implements IMCFrame {

  @Override
  public Integer getFrameLineNumber() {
    return line;
  }

  @Override
  public Integer getBCI() {
    throw new NotReadHereException("the place in the code of a method");
  }

  @Override
  public IMCMethod getMethod() {
    return method;
  }

  @Override
  public Type getType() {
    return ParserToolkit.parseFrameType(kind);
  }
}
