package io.fjprobe.analyzer.account.time;

/** How a number is known. */
public enum Source {
  /** The number is known by two clock reads around it, or it is an exact count. */
  MEASURED,
  /** The number is known by samples, and it has an interval. */
  SAMPLED,
  /** The number is computed from numbers that are known in different ways. */
  DERIVED,
  /** The number is not known: it hides in the rest. */
  NOT_RECORDED
}
