package io.fjprobe.analyzer.recording.stack;

import java.util.List;

/** A stack trace. It is equal to itself only, so that what was made of it is found by identity. */
public final class Stack {

  private final List<Frame> frames;

  /**
   * @param frames from the top
   */
  public Stack(List<Frame> frames) {
    this.frames = frames;
  }

  public List<Frame> frames() {
    return frames;
  }
}
