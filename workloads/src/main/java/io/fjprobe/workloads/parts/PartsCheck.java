package io.fjprobe.workloads.parts;

import io.fjprobe.workloads.run.figures.Tally;

/** Fails for a wrong result, else returns its check value; may tally figures of its own. */
public interface PartsCheck<R> {
  double check(R result, Tally tally);
}
