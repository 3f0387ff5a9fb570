package io.fjprobe.workloads.parts;

/** What a parallel stream is made of. */
public enum StreamSource {
  /** Of known size, splits in halves. */
  RANGE,
  /** Each element follows from the one before, so that the stream has to batch them to split. */
  ITERATE
}
