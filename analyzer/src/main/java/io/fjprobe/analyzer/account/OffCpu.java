package io.fjprobe.analyzer.account;

/**
 * Splits time off the CPU where the system has counted both what threads used of CPUs and what they
 * waited for one. The rest they were blocked, by whatever it is: sleep, park, monitors, sockets,
 * files, memory. That is exact, but for one thing: some of the waiting for a CPU is at the end of a
 * wait in the pool, and nobody tells how much.
 */
final class OffCpu {

  /** Of the time of participants: what may be missing from a number that is called measured. */
  private static final double EXACT = 0.01;

  final Bucket paused;
  final Bucket blocked;
  final Bucket starved;

  /**
   * @param rest the time outside the pool's own waits
   * @param onCpu in it
   */
  OffCpu(TimeParts parts, double rest, Interval onCpu) {
    CpuWait counted = parts.cpu().waiting();
    Interval waited = new Interval(counted.nanos(), counted.lowNanos(), counted.highNanos());
    Interval off = Interval.exact(rest).minus(onCpu).atMost(rest);
    double inPoolWaits = Math.min(waited.high(), poolWaits(parts));
    double byEvents = Math.min(Sums.orZero(parts.blockedNanos()), off.high());

    // stops of the JVM look like blocking; who is blocked anyway is not stopped
    double least = Math.max(off.value() - waited.value(), Math.min(byEvents, off.value()));
    Interval stopped = stopped(parts, rest - least).atMost(off.value());
    double low = Math.max(off.low() - waited.high() - stopped.high(), 0);
    double high = Math.max(off.high() - waited.low() + inPoolWaits, 0);
    high = Math.min(high, off.high());
    double without = off.value() - stopped.value();
    double seen = Math.min(byEvents, Math.min(high, without));
    double value = Math.min(Math.max(Math.max(without - waited.value(), seen), low), without);
    double starving = Math.min(without - value, waited.value());

    double total = parts.totalNanos();
    paused =
        parts.pausedNanos() == null
            ? Bucket.notRecorded(BucketKind.PAUSED)
            : stopped.bucket(BucketKind.PAUSED, Source.DERIVED);
    blocked = bucket(BucketKind.UNMANAGED_BLOCKED, value, low, high, total);
    starved =
        bucket(
            BucketKind.STARVED,
            starving,
            Math.max(Math.min(waited.low() - inPoolWaits, starving), 0),
            Math.min(waited.high(), off.high()),
            total);
  }

  private static double poolWaits(TimeParts parts) {
    return Sums.orZero(parts.idleNanos())
        + Sums.orZero(parts.joinBlockedNanos())
        + Sums.orZero(parts.managedBlockedNanos());
  }

  private static Interval stopped(TimeParts parts, double running) {
    double paused = Sums.orZero(parts.pausedNanos());
    double share = Math.max(running, 0) / Math.max(parts.totalNanos(), 1);
    return new Interval(paused * share, 0, paused);
  }

  private static Bucket bucket(BucketKind kind, double value, double low, double high, double all) {
    double least = Math.min(low, value);
    double most = Math.max(high, value);
    Source source = most - least <= EXACT * all ? Source.MEASURED : Source.DERIVED;
    return new Interval(value, least, most).bucket(kind, source);
  }
}
