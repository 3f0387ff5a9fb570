package io.fjprobe.analyzer.compare.result;

/** What a comparison comes to. */
public enum SpeedVerdict {
  FASTER,
  SLOWER,
  /** The interval of the ratio has 1 in it. */
  NO_DIFFERENCE_SHOWN,
  /** The ratio is known, but nothing tells how sure it is: one unit of resampling on a side. */
  NO_INTERVAL,
  /** The unit is no piece of work, so that there are rates and shares only. */
  THROUGHPUT_NOT_KNOWN,
  /** The sides can't be compared, see their differences. */
  REFUSED
}
