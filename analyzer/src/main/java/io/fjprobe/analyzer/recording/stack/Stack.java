package io.fjprobe.analyzer.recording.stack;

import java.util.List;
import java.util.Set;

/** A stack trace. It is equal to itself only, so that what was made of it is found by identity. */
public final class Stack {

  /** Where the stacks of threads begin. */
  private static final Set<String> ENTRIES = Set.of("run", "runWith", "main", "enter");

  /** Whoever reads stacks reads as many frames from the top, or more. */
  private static final int DEEP = 48;

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

  /** Returns whether it has all frames down to where the thread begins. */
  public boolean isWhole() {
    return !frames.isEmpty()
        && ENTRIES.contains(String.valueOf(frames.get(frames.size() - 1).method().name()));
  }

  /** Returns whether it is so deep that the frames at its bottom are missing. */
  public boolean isCut() {
    return frames.size() >= DEEP && !isWhole();
  }
}
