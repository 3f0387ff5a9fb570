package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.measure.Sample;
import io.fjprobe.analyzer.compare.statistics.Bootstrap;
import java.util.Map;

/**
 * The numbers of a selection of iterations of both sides. A comparison asks for all parts of the
 * time, but for a few kinds of evidence only: these are computed when they are asked for.
 */
final class SelectedNumbers implements Bootstrap.Numbers {

  static final int RATIO = 0;
  static final int WALL = 1;
  static final int THREADS = 2;
  private static final int FIRST_PART = 3;
  private static final int PARTS = Part.values().length;
  private static final int FIRST_CONTRIBUTION = FIRST_PART + PARTS;
  private static final int FIRST_EVIDENCE = FIRST_CONTRIBUTION + PARTS;
  private static final Evidence[] EVIDENCE = Evidence.values();

  /** Those before the first evidence. */
  private final double[] ofSplits = new double[FIRST_EVIDENCE];

  /** Without parts, which take room. */
  private final BySide<Sample> sums;

  /** Nanoseconds per operation. */
  private final BySide<Double> work;

  SelectedNumbers(BySide<Sample> sums, BySide<Split> splits) {
    Split base = splits.base();
    Split next = splits.next();
    ofSplits[RATIO] = Math.log(base.wall() / next.wall());
    ofSplits[WALL] = next.wall() - base.wall();
    ofSplits[THREADS] = next.threads() - base.threads();
    Map<Part, Double> contributions = Divisia.contributions(splits);
    for (Part part : Part.values()) {
      ofSplits[of(part)] = next.get(part) - base.get(part);
      ofSplits[contributionOf(part)] = contributions.getOrDefault(part, 0.0);
    }
    this.sums = sums.map(sum -> new Sample(sum.quantities(), null));
    work = splits.map(split -> split.get(Part.WORK));
  }

  static int of(Part part) {
    return FIRST_PART + part.ordinal();
  }

  static int contributionOf(Part part) {
    return FIRST_CONTRIBUTION + part.ordinal();
  }

  static int of(Evidence evidence) {
    return FIRST_EVIDENCE + evidence.ordinal();
  }

  static BySide<Double> values(Evidence evidence, BySide<Sample> sums, BySide<Split> splits) {
    return sums.with(splits, (sum, split) -> value(evidence, sum, split.get(Part.WORK)));
  }

  @Override
  public double get(int number) {
    if (number < FIRST_EVIDENCE) {
      return ofSplits[number];
    }
    Evidence evidence = EVIDENCE[number - FIRST_EVIDENCE];
    return value(evidence, sums.next(), work.next()) - value(evidence, sums.base(), work.base());
  }

  private static double value(Evidence evidence, Sample sum, double work) {
    double numerator =
        evidence.numerator() == Quantity.WORK_TIME
            ? work * sum.get(Quantity.OPERATIONS)
            : sum.get(evidence.numerator());
    double denominator = sum.get(evidence.denominator());
    // the mean of nothing counts as 0, so that it is no change and not an unknown one
    return denominator == 0 && numerator == 0 ? 0 : numerator / denominator;
  }
}
