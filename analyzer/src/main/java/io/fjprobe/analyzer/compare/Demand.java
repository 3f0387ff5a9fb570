package io.fjprobe.analyzer.compare;

import io.fjprobe.analyzer.compare.cause.Explanation;
import io.fjprobe.analyzer.compare.statistics.Estimate;
import io.fjprobe.analyzer.finding.Wording;
import java.util.List;
import java.util.Set;

/**
 * Idle time between whole recordings. An iteration has its work from the start, so that workers
 * idle because the pool keeps it from them; a program of which nothing is known may as well have
 * had less to do.
 */
final class Demand {

  /** Of the gap: below that it is not worth its lines. */
  private static final double LEAST_SHARE = 0.05;

  private Demand() {}

  /** Null: idle time makes no part of the difference. */
  static Explanation of(Contrast contrast) {
    Estimate effect = contrast.contribution(Set.of(Part.IDLE));
    double gap = contrast.wall().difference().value();
    double share = effect.value() / gap;
    if (!effect.moved() || share < LEAST_SHARE) {
      return null;
    }
    Change idle = contrast.nanos(Part.IDLE);
    return new Explanation(
        "demand",
        "workers have nothing to do for longer on "
            + (gap > 0 ? contrast.nextLabel() : contrast.baseLabel()),
        false,
        List.of(Part.IDLE),
        effect,
        share,
        "Threads short of the parallelism, idle or not there: "
            + Wording.time(idle.base())
            + " on "
            + contrast.baseLabel()
            + ", "
            + Wording.time(idle.next())
            + " on "
            + contrast.nextLabel()
            + " per operation. Whether less work came, or the pool came to it later, is not"
            + " recorded.",
        List.of(
            "compare recordings of the same amount of work under full load, if it is the speed that"
                + " matters; the time of threads without idling is comparable as it is"),
        List.of(Evidence.PARKS, Evidence.PARK_LENGTH),
        List.of());
  }
}
