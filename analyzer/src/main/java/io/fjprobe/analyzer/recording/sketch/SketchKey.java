package io.fjprobe.analyzer.recording.sketch;

/**
 * What lasted, and when.
 *
 * @param poolId -1 for what is of no pool
 * @param operation "" for what is no operation
 * @param segment of the timeline
 */
public record SketchKey(Kind kind, int poolId, String operation, int segment) {

  /** What lasts. */
  public enum Kind {
    /** Joins that blocked a worker: the time that it was blocked. */
    JOIN,
    /** A worker had nothing to do. */
    IDLE,
    /** Tasks, at level=full. */
    TASK,
    /** Operations that the agent times. */
    OPERATION
  }

  public static SketchKey ofPool(Kind kind, int poolId, int segment) {
    return new SketchKey(kind, poolId, "", segment);
  }
}
