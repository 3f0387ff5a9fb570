package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.account.time.BucketKind;
import io.fjprobe.analyzer.account.time.TimeAccount;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.measure.Sample;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/**
 * The time of an operation on one side, taken apart: wall = sum of the parts / threads.
 *
 * <p>Threads are those that do not idle, but at least as many as the parallelism: a worker short of
 * it counts as {@link Part#IDLE} whether it is parked or not yet started, and spare workers that
 * idle beyond it cost nothing. Of that, {@link Part#SEQUENTIAL} is as much as a caller computes
 * outside tasks: the work has a part that is not for the pool.
 *
 * @param wall nanoseconds per operation
 * @param threads on average
 * @param nanos of threads' time per operation, by part
 */
record Split(double wall, double threads, Map<Part, Double> nanos) {

  /**
   * If less than this share of the threads' time on a side (0 to 1) is attributed to no part, then
   * a part without samples hardly runs there. If pools keep less than this share of one thread
   * busy, they hardly take part.
   */
  private static final double FEW = 0.05;

  /** The parts that need a CPU, and take longer where threads wait for one. */
  static final Set<Part> ON_CPU = EnumSet.of(Part.WORK, Part.FORK_JOIN, Part.SCAN, Part.SUBMIT);

  /** Makes the splits of both sides in a form in which they compare with each other. */
  static BySide<Split> comparable(BySide<Sample> samples, BySide<Integer> parallelism) {
    return besideEachOther(samples.with(parallelism, Split::of));
  }

  static BySide<Split> besideEachOther(BySide<Split> raw) {
    BySide<Split> sides =
        raw.base().isOutside() == raw.next().isOutside()
            ? raw
            : raw.map(split -> split.hardlyTakesPart() ? split.outside() : split);
    return new BySide<>(sides.base().besides(sides.next()), sides.next().besides(sides.base()));
  }

  static Split of(Sample sample, int parallelism) {
    double operations = sample.get(Quantity.OPERATIONS);
    double wall = sample.get(Quantity.WALL) / operations;
    Map<Part, Double> nanos = new EnumMap<>(Part.class);
    double busy = 0;
    if (sample.parts() != null && sample.parts().totalNanos() != null) {
      TimeAccount account = TimeAccount.of(sample.parts());
      for (Part part : Part.values()) {
        BucketKind bucket = part.bucket();
        Long time = bucket == null ? null : account.nanos(bucket);
        if (time != null) {
          nanos.put(part, time / operations);
          busy += time / operations;
        }
      }
    }
    if (nanos.isEmpty()) {
      return new Split(wall, Math.max(parallelism, 1), nanos).outside();
    }
    double threads = Math.max(parallelism, busy / wall);
    double idle = Math.max(parallelism * wall - busy, 0);
    double alone = sample.get(Quantity.CALLER_ALONE_TIME) / operations;
    if (!Double.isNaN(alone)) {
      nanos.put(Part.SEQUENTIAL, Math.min(idle, parallelism * Math.min(alone, wall)));
    }
    nanos.put(Part.IDLE, idle - nanos.getOrDefault(Part.SEQUENTIAL, 0.0));
    return new Split(wall, threads, nanos);
  }

  double get(Part part) {
    return nanos.getOrDefault(part, 0.0);
  }

  /**
   * Returns the split in a form that compares with the other side. A part that is recorded on this
   * side only counts as what it counts as on the other side. Where that is not known, it is not
   * attributed. Where no pool takes part, there are as many threads as on the other side.
   */
  Split besides(Split other) {
    if (isOutside()) {
      return new Split(wall, other.threads, Map.of()).outside();
    }
    Map<Part, Double> common = new EnumMap<>(nanos);
    if (!other.nanos.containsKey(Part.SEQUENTIAL) && common.containsKey(Part.SEQUENTIAL)) {
      common.merge(Part.IDLE, common.remove(Part.SEQUENTIAL), Double::sum);
    }
    for (Part part : Part.values()) {
      boolean missing = part.bucket() != null && !other.nanos.containsKey(part);
      if (missing && !other.isOutside() && common.containsKey(part)) {
        if (ON_CPU.contains(part) && other.hardlyRuns()) {
          continue; // nothing was sampled there because there is nothing to sample
        }
        double time = common.remove(part);
        if (part == Part.CPU_WAIT && common.containsKey(Part.OFF_CPU)) {
          common.merge(Part.OFF_CPU, time, Double::sum); // the other side has it there
        } else if (part == Part.CPU_WAIT || part == Part.OFF_CPU) {
          spread(time, common);
        } else {
          common.merge(Part.UNATTRIBUTED, time, Double::sum);
        }
      }
    }
    return new Split(wall, threads, common);
  }

  /** Returns whether no pool takes part in the work. */
  boolean isOutside() {
    return nanos.containsKey(Part.OUTSIDE);
  }

  private Split outside() {
    return new Split(wall, threads, Map.of(Part.OUTSIDE, wall * threads));
  }

  /** Returns whether pools have so little to do that it does not matter that there are any. */
  private boolean hardlyTakesPart() {
    double unused = get(Part.IDLE) + get(Part.SEQUENTIAL);
    return wall * threads - unused < FEW * wall;
  }

  private boolean hardlyRuns() {
    return get(Part.UNATTRIBUTED) < FEW * wall * threads;
  }

  /**
   * Adds time off the CPU to the parts that run, in proportion to them. Where CPU time is not
   * known, these parts are counted with the time that they were off the CPU.
   */
  private static void spread(double offCpu, Map<Part, Double> nanos) {
    double onCpu = ON_CPU.stream().mapToDouble(part -> nanos.getOrDefault(part, 0.0)).sum();
    if (onCpu == 0) {
      nanos.merge(Part.UNATTRIBUTED, offCpu, Double::sum);
      return;
    }
    ON_CPU.forEach(part -> nanos.computeIfPresent(part, (p, time) -> time * (1 + offCpu / onCpu)));
  }
}
