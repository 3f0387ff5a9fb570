package io.fjprobe.analyzer.account.time;

import io.fjprobe.analyzer.account.number.Sums;

/**
 * Splits time off the CPU where the system has counted both the CPU time of threads and their
 * waiting for a CPU. For the rest of the time they were blocked, by whatever it is: sleep, park,
 * monitors, sockets, files, memory. That is exact, but for one thing: some of the waiting for a CPU
 * is at the end of a wait in the pool, and nobody tells how much.
 */
final class OffCpu {

  /**
   * The largest distance between the bounds of a number that is called measured, as a share of the
   * participants' time (0 to 1).
   */
  private static final double EXACT = 0.01;

  final Bucket paused;
  final Bucket blocked;
  final Bucket cpuWait;

  /**
   * @param rest the time outside the pool's own waits
   * @param onCpu in it
   */
  OffCpu(TimeParts parts, long totalNanos, CpuWait counted, double rest, Interval onCpu) {
    Interval waited = new Interval(counted.nanos(), counted.lowNanos(), counted.highNanos());
    Interval off = Interval.exact(rest).minus(onCpu).atMost(rest);
    double inPoolWaits = Math.min(waited.high(), poolWaits(parts));
    double byEvents = Math.min(Sums.orZero(parts.outside().blockedNanos()), off.high());

    Interval stopped =
        stopped(parts, totalNanos, rest, off.value() - waited.value(), byEvents)
            .atMost(off.value());
    double low = Math.max(off.low() - waited.high() - stopped.high(), 0);
    double high = Math.max(off.high() - waited.low() + inPoolWaits, 0);
    high = Math.min(high, off.high());
    double without = off.value() - stopped.value();
    double seen = Math.min(byEvents, Math.min(high, without));
    double value = Math.min(Math.max(Math.max(without - waited.value(), seen), low), without);
    double waiting = Math.min(without - value, waited.value());

    double total = totalNanos;
    paused =
        parts.outside().pausedNanos() == null
            ? Bucket.notRecorded(BucketKind.PAUSED)
            : stopped.bucket(BucketKind.PAUSED, Source.DERIVED);
    blocked = bucket(BucketKind.UNMANAGED_BLOCKED, value, low, high, total);
    cpuWait =
        bucket(
            BucketKind.CPU_WAIT,
            waiting,
            Math.max(Math.min(waited.low() - inPoolWaits, waiting), 0),
            Math.min(waited.high(), off.high()),
            total);
  }

  private static double poolWaits(TimeParts parts) {
    return Sums.orZero(parts.measured().idleNanos())
        + Sums.orZero(parts.measured().joinBlockedNanos())
        + Sums.orZero(parts.measured().managedBlockedNanos());
  }

  /**
   * Returns the time for which the JVM stopped threads. A stop looks like blocking, and a thread
   * that is blocked anyway is not stopped. So the stops are paused * (rest - blocked) / total,
   * where blocked is what events tell, or what is left without these stops.
   */
  private static Interval stopped(
      TimeParts parts, long totalNanos, double rest, double left, double byEvents) {
    double paused = Sums.orZero(parts.outside().pausedNanos());
    double total = Math.max(totalNanos, 1);
    double besides = paused * (rest - byEvents) / total;
    double within = paused * Math.min(rest - left, rest) / Math.max(total - paused, 1);
    return new Interval(Math.max(Math.min(besides, within), 0), 0, paused);
  }

  private static Bucket bucket(BucketKind kind, double value, double low, double high, double all) {
    double least = Math.min(low, value);
    double most = Math.max(high, value);
    Source source = most - least <= EXACT * all ? Source.MEASURED : Source.DERIVED;
    return new Interval(value, least, most).bucket(kind, source);
  }
}
