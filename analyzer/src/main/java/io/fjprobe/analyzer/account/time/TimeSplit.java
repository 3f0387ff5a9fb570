package io.fjprobe.analyzer.account.time;

import io.fjprobe.analyzer.account.code.SampleCounts;
import io.fjprobe.analyzer.account.number.Proportion;
import io.fjprobe.analyzer.account.number.Sums;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Splits the time of participants into buckets that add up to it.
 *
 * <p>What was measured goes first. The rest is the busy time. Blocking, pauses, and what was not on
 * a CPU are taken from it; {@link OffCpu} does so where the system counted the waiting for a CPU.
 * What stays was on a CPU. Timed runs divide it into runs and the search for work, and samples
 * divide the runs. Without timed runs, samples divide it all.
 */
final class TimeSplit {

  /** The least number of samples that can contradict the clock. */
  private static final int ENOUGH = 30;

  private final TimeParts parts;
  private final long totalNanos;
  private final @Nullable CpuBounds cpu;
  private final SampleCounts samples;
  private final Map<BucketKind, Bucket> buckets = new EnumMap<>(BucketKind.class);
  private long rest;

  /** The time for which threads are blocked outside the pool's own waits, in nanoseconds. */
  private long unmanaged;

  /**
   * @param totalNanos of the parts
   */
  TimeSplit(TimeParts parts, long totalNanos) {
    this.parts = parts;
    this.totalNanos = totalNanos;
    cpu = parts.outside().cpu();
    samples = parts.samples();
    rest = totalNanos;
    unmanaged = Sums.orZero(parts.outside().blockedNanos());
  }

  List<Bucket> buckets() {
    take(Bucket.measured(BucketKind.IDLE, atMostRest(parts.measured().idleNanos())));
    take(Bucket.measured(BucketKind.JOIN_BLOCKED, atMostRest(parts.measured().joinBlockedNanos())));
    take(
        Bucket.measured(
            BucketKind.MANAGED_BLOCKED, atMostRest(parts.measured().managedBlockedNanos())));
    take(Bucket.measured(BucketKind.SPIN, atMostRest(parts.measured().spinNanos())));
    long outside = rest;
    CpuWait waiting = cpu == null ? null : cpu.waiting();
    if (cpu != null && waiting != null) {
      takeCounted(cpu, waiting);
    } else {
      take(
          Bucket.measured(
              BucketKind.UNMANAGED_BLOCKED, atMostRest(parts.outside().blockedNanos())));
      takePaused();
      takeOffCpu();
    }
    takeRunning(outside - Math.min(unmanaged, outside));
    buckets.put(
        BucketKind.UNATTRIBUTED,
        new Bucket(BucketKind.UNATTRIBUTED, rest, Source.DERIVED, rest, rest));
    List<Bucket> all = new ArrayList<>();
    for (BucketKind kind : BucketKind.values()) {
      all.add(buckets.getOrDefault(kind, Bucket.notRecorded(kind)));
    }
    return all;
  }

  /**
   * Takes the pauses. Only a thread that runs can be paused, so they are taken in proportion to the
   * time that is not spent on waiting.
   */
  private void takePaused() {
    if (parts.outside().pausedNanos() != null && totalNanos > 0) {
      double share = (double) rest / totalNanos;
      double paused = parts.outside().pausedNanos();
      take(
          new Interval(paused * share, 0, paused)
              .atMost(rest)
              .bucket(BucketKind.PAUSED, Source.DERIVED));
    }
  }

  /**
   * Takes the time off the CPU. It is waiting for a CPU, which the system did not count, and
   * blocking that has no event.
   */
  private void takeOffCpu() {
    if (cpu != null) {
      Interval off = Interval.exact(rest).minus(onCpu(cpu)).atMost(rest);
      take(off.bucket(BucketKind.OFF_CPU, Source.DERIVED));
    }
  }

  /**
   * Takes the time off the CPU where the system counted the waiting for one: then all of it is
   * told. Spinning needs a CPU as well.
   */
  private void takeCounted(CpuBounds bounds, CpuWait waiting) {
    OffCpu off = new OffCpu(parts, totalNanos, waiting, rest, onCpu(bounds));
    take(off.blocked);
    unmanaged = Sums.orZero(off.blocked.nanos());
    take(off.paused);
    take(off.cpuWait);
    take(new Bucket(BucketKind.OFF_CPU, 0L, Source.DERIVED, 0L, 0L));
  }

  private Interval onCpu(CpuBounds bounds) {
    return new Interval(bounds.nanos(), bounds.lowNanos(), bounds.highNanos())
        .minus(Interval.exact(Sums.orZero(parts.measured().spinNanos())));
  }

  /**
   * @param running the time that is left before pauses and waits for a CPU: runs are timed with
   *     both
   */
  private void takeRunning(long running) {
    if (parts.measured().idleNanos() == null && cpu == null || rest == 0) {
      return; // nothing tells whether workers were idle
    }
    double onCpu = cpu == null ? rest : Math.min(onCpu(cpu).value(), rest);
    Interval scan = timedScan(running);
    if (scan == null || contradicted(scan, running)) {
      takeSampled(onCpu);
      return;
    }
    Interval searching = scan.times(running == 0 ? 0 : onCpu / running);
    take(searching.bucket(BucketKind.SCAN, Source.DERIVED));
    Interval inRuns = Interval.exact(onCpu).minus(searching);
    long ofRuns = samples.work() + samples.forkJoin() + samples.submit();
    if (ofRuns > 0) {
      take(
          inRuns
              .times(Proportion.of(samples.forkJoin(), ofRuns))
              .bucket(BucketKind.FORK_JOIN, Source.SAMPLED));
      take(
          inRuns
              .times(Proportion.of(samples.work() + samples.submit(), ofRuns))
              .bucket(BucketKind.WORK, Source.SAMPLED));
    }
  }

  /** Returns the time of the search for work, by the clock; null when runs were not timed. */
  private @Nullable Interval timedScan(long running) {
    TimedRuns runs = parts.runs();
    if (runs == null || !runs.usable() || parts.measured().idleNanos() == null) {
      return null;
    }
    double blocked =
        Sums.orZero(parts.measured().joinBlockedNanos())
            + Sums.orZero(parts.measured().managedBlockedNanos())
            + unmanaged;
    double inRuns = runs.allNanos();
    double half = runs.halfInterval();
    return Interval.exact(running)
        .minus(new Interval(inRuns, inRuns - half, inRuns + half).minus(Interval.exact(blocked)));
  }

  /**
   * Returns whether samples are believed and not the clock. A run that has not ended is in no
   * event, and would count as search for work. A few runs that the machine interrupted stand for
   * too many. So enough samples are believed if they contradict the clock, and also if they know
   * better.
   */
  private boolean contradicted(Interval scan, long running) {
    if (samples.all() < ENOUGH || running == 0) {
      return false;
    }
    Proportion sampled = Proportion.of(samples.scan(), samples.all());
    double low = scan.low() / running;
    double high = scan.high() / running;
    return sampled.low() > high
        || sampled.high() < low
        || sampled.high() - sampled.low() < high - low;
  }

  private void takeSampled(double onCpu) {
    long all = samples.all();
    if (all > 0) {
      Interval time = Interval.exact(onCpu);
      takeShare(time, BucketKind.SCAN, samples.scan(), all);
      takeShare(time, BucketKind.SUBMIT, samples.submit(), all);
      takeShare(time, BucketKind.FORK_JOIN, samples.forkJoin(), all);
      takeShare(time, BucketKind.WORK, samples.work(), all);
    }
  }

  private void takeShare(Interval time, BucketKind kind, long hits, long all) {
    take(time.times(Proportion.of(hits, all)).bucket(kind, Source.SAMPLED));
  }

  private @Nullable Long atMostRest(@Nullable Long nanos) {
    return nanos == null ? null : Long.valueOf(Math.min(nanos, rest));
  }

  private void take(Bucket bucket) {
    long nanos = Math.min(Sums.orZero(bucket.nanos()), rest);
    buckets.put(
        bucket.kind(),
        bucket.nanos() == null
            ? bucket
            : new Bucket(
                bucket.kind(), nanos, bucket.source(), bucket.lowNanos(), bucket.highNanos()));
    rest -= nanos;
  }
}
