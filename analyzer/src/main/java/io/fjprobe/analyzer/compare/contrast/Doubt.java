package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.account.code.SampleCounts;
import io.fjprobe.analyzer.account.number.Proportion;
import io.fjprobe.analyzer.account.time.Bucket;
import io.fjprobe.analyzer.account.time.BucketKind;
import io.fjprobe.analyzer.account.time.Source;
import io.fjprobe.analyzer.account.time.TimeAccount;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.measure.Sample;
import io.fjprobe.analyzer.compare.side.Side;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;

/**
 * How far the times of one side may be off because of how they are known, and not because runs
 * differ. CPU time is known from look to look, so that of shorter runs there are only bounds.
 * Samples divide what was on a CPU. Both are doubts about the border between two parts, so parts on
 * the same side of a border have none of it.
 */
final class Doubt {

  private static final Set<Part> RUNS = EnumSet.of(Part.WORK, Part.FORK_JOIN, Part.SUBMIT);

  /**
   * The parts that are computed by subtracting CPU time: unmanaged blocking where waiting for a CPU
   * is recorded, and otherwise the time off the CPU.
   */
  private static final Set<Part> OFF_CPU = EnumSet.of(Part.OFF_CPU, Part.UNMANAGED_BLOCKED);

  private final Split split;
  private final double ofCpu;
  private double ofScan;
  private long samplesOfRuns;
  private long samplesOfAll;

  /** Computes the doubts of one side per operation. */
  Doubt(Side side, Sample sum, Split split) {
    this.split = split;
    double operations = sum.get(Quantity.OPERATIONS);
    ofCpu = split.nanos().containsKey(Part.OFF_CPU) ? side.doubtOfCpuNanos() / operations : 0;
    if (sum.parts() != null && sum.parts().totalNanos() != null) {
      Bucket scan = TimeAccount.of(sum.parts()).bucket(BucketKind.SCAN);
      SampleCounts samples = sum.parts().samples();
      if (scan.source() == Source.DERIVED && scan.lowNanos() != null && scan.highNanos() != null) {
        ofScan = (scan.highNanos() - scan.lowNanos()) / 2.0 / operations;
        samplesOfRuns = samples.work() + samples.forkJoin() + samples.submit();
      } else {
        samplesOfAll = samples.all();
      }
    }
  }

  /** Returns half of the 95 % interval of the sum of these parts, in nanoseconds per operation. */
  double of(Set<Part> parts) {
    boolean scan = parts.contains(Part.SCAN);
    double inRuns = sum(RUNS);
    double onCpu = inRuns + split.get(Part.SCAN);
    double chosenRuns = sum(RUNS.stream().filter(parts::contains).toList());
    double chosen = chosenRuns + (scan ? split.get(Part.SCAN) : 0);
    double offCpu = OFF_CPU.stream().anyMatch(parts::contains) ? 1 : 0;
    double byCpu = Math.abs(share(chosen, onCpu) - offCpu) * ofCpu;
    double byTimedRuns = Math.abs(share(chosenRuns, inRuns) - (scan ? 1 : 0)) * ofScan;
    double bySamples =
        Math.hypot(
            inRuns * half(parts, RUNS, share(chosenRuns, inRuns), samplesOfRuns),
            onCpu * half(parts, Split.ON_CPU, share(chosen, onCpu), samplesOfAll));
    return Math.hypot(byCpu, byTimedRuns + bySamples);
  }

  private static double half(Set<Part> parts, Set<Part> among, double share, long samples) {
    boolean none = among.stream().noneMatch(parts::contains);
    if (none || parts.containsAll(among) || samples == 0) {
      return 0;
    }
    Proportion proportion = Proportion.of(Math.round(share * samples), samples);
    return (proportion.high() - proportion.low()) / 2;
  }

  private double sum(Collection<Part> parts) {
    return parts.stream().mapToDouble(split::get).sum();
  }

  private static double share(double part, double of) {
    return of == 0 ? 0 : part / of;
  }
}
