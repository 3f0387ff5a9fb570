package io.fjprobe.analyzer.recording.chunk;

import java.util.List;
import org.openjdk.jmc.common.IMCFrame;
import org.openjdk.jmc.common.IMCStackTrace;

/** A stack. It is itself only, so that what was made of it is found by identity. */
final class ChunkStack implements IMCStackTrace {

  private final List<ChunkFrame> frames;

  ChunkStack(List<ChunkFrame> frames) {
    this.frames = frames;
  }

  @Override
  public List<? extends IMCFrame> getFrames() {
    return frames;
  }

  @Override
  public TruncationState getTruncationState() {
    return TruncationState.UNKNOWN;
  }
}
