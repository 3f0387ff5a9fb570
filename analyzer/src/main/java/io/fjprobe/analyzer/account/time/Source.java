package io.fjprobe.analyzer.account.time;

/** How a number is known. */
public enum Source {
  /** By two clock reads around it, or an exact count. */
  MEASURED,
  /** By samples: it has an interval. */
  SAMPLED,
  /** Computed from numbers that are known in different ways. */
  DERIVED,
  /** Not at all: it hides in the rest. */
  NOT_RECORDED
}
